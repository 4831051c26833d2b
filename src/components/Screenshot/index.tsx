import {useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import {FigureContext} from '@site/src/components/Figure/context';
import {figureAttribute} from '@portal/content/parts';
import {isBrowsersClick} from '@portal/common/browser/isBrowsersClick';
import {lazyPart} from '@portal/common/components/LoadingState/lazyPart';
import type {MarkerPosition} from '@portal/common/pictures/collisions';
import type {Picture, RecordedPicture} from '@site/src/components/Picture/picture';
import Stage from './Stage';
import styles from './styles.module.css';

/** Width in CSS pixels up to which a picture can stand beside its steps. */
const widest = 400;

const Enlarged = lazyPart(() => import('./Enlarged'));

interface Props {
  /** In a page, this is the path of the file. The build replaces it with the picture. */
  src?: Picture;
  /** Name of a picture that the page's walk took. */
  bild?: string;
  /** Set by the build for `bild`, the name of a picture that the page's walk took. Missing if it took none. */
  recorded?: RecordedPicture;
  alt: string;
  markers?: readonly MarkerPosition[];
  /** Set by the build: unique on the page, basis of the numbers' anchors. */
  id?: string;
  /** The legend. */
  children?: ReactNode;
}

/**
 * Renders a picture of a screen with numbered markers and their legend. It opens enlarged. Renders nothing for the name
 * of a picture that the page's walk did not take.
 */
export default function Screenshot({src, bild: _, recorded, ...figure}: Props): ReactNode {
  const shown = src ?? recorded?.picture;
  return shown ? <Figure markers={recorded?.markers} {...figure} src={shown} /> : null;
}

type FigureProps = Omit<Props, 'src' | 'bild' | 'recorded'> & {src: Picture};

function Figure({id, children, markers = [], ...picture}: FigureProps): ReactNode {
  /** Width of the picture in the page when it was opened enlarged, otherwise null. */
  const [inline, setInline] = useState<number | null>(null);
  const stage = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const label = translate({id: 'portal.screenshot.enlarge', message: 'Bild vergrössern'});
  const [, n] = /-(\d+)$/.exec(id ?? '') ?? [];
  const nth = n && translate({id: 'portal.screenshot.nth', message: '{n}. Bild'}, {n});
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    setInline(stage.current?.getBoundingClientRect().width ?? 0);
  };
  const close = () => {
    setInline(null);
    opener.current?.focus({preventScroll: true});
  };
  return (
    <FigureContext value={id ?? null}>
      {/* Otherwise, its name would be the whole legend. */}
      <figure
        className={styles.figure}
        aria-label={children ? picture.alt : undefined}
        style={{'--picture-height': `${picture.src.height}px`} as CSSProperties}
        data-wide={picture.src.width > widest || undefined}
        {...{[figureAttribute]: id}}>
        <div className={styles.frame}>
          <Stage ref={stage} {...picture} markers={markers} />
          {/* A button for whoever hears it. As a link, it also opens the picture in a tab and without JavaScript. */}
          <a
            ref={opener}
            href={picture.src.src}
            role="button"
            className={styles.enlarge}
            aria-label={nth ? `${label}: ${nth}` : label}
            onClick={(event) => !isBrowsersClick(event) && open(event)}
            onKeyDown={(event) => event.key === ' ' && open(event)}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
            </svg>
            {label}
          </a>
        </div>
        {children && <figcaption className={styles.caption}>{children}</figcaption>}
      </figure>
      {inline !== null && (
        <Enlarged {...picture} markers={markers} inline={inline} onClose={close}>
          {children}
        </Enlarged>
      )}
    </FigureContext>
  );
}
