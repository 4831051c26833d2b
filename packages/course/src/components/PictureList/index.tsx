import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pictureFolder, pictures} from '../../pictures';
import {playgroundFolder} from '../../sandbox/policy';
import CopyButton from '@portal/common/components/CopyButton';
import styles from './styles.module.css';

/** Renders the pictures that a trainee may use, with the address to type. */
export default function PictureList(): ReactNode {
  const folder = useBaseUrl(`${playgroundFolder}${pictureFolder}`);
  return (
    <ul role="list" className={styles.pictures}>
      {pictures.map(({name, alt, width, height}) => (
        <li key={name}>
          <img src={`${folder}/${name}`} alt={alt} width={width} height={height} loading="lazy" />
          <p>
            <code>{`${pictureFolder}/${name}`}</code>
            <CopyButton
              text={`${pictureFolder}/${name}`}
              label={`Adresse kopieren: ${pictureFolder}/${name}`}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
