import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {whenIdle} from '@portal/common/browser/whenIdle';
import {previewDocument, reservedHeights} from './document';
import {scaleFor} from './scaleFor';
import type {ElementType} from './types';
import {useFrameHeight} from './useFrameHeight';
import styles from './styles.module.css';

/** Widths of the devices in CSS pixels. */
const devices = [
  {id: 'phone', width: 375},
  {id: 'tablet', width: 768},
  {id: 'computer', width: 1200},
] as const;

type Device = (typeof devices)[number];

function deviceLabel(id: Device['id']): string {
  return {
    phone: translate({id: 'portal.preview.phone', message: 'Mobiltelefon'}),
    tablet: translate({id: 'portal.preview.tablet', message: 'Tablet'}),
    computer: translate({id: 'portal.preview.computer', message: 'Computer'}),
  }[id];
}

interface Props {
  type: ElementType;
  /** Set by the build: the element's HTML. */
  html?: string;
}

/** There is no change to hear of: the server and the first rendering after it say no, later ones yes. */
const neverChanges = () => () => undefined;

/**
 * Renders a website element as visitors see it, in its own frame: isolated from the portal's styles, at real screen
 * widths, without third parties.
 */
export default function ElementPreview({type, html = ''}: Props): ReactNode {
  const [device, setDevice] = useState<Device | null>(null);
  const [room, setRoom] = useState(0);
  // A page that was opened without a reload is shown before its example, whose document takes long to make.
  const isOpened = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isReady, setReady] = useState(!isOpened);
  useEffect(() => whenIdle(() => setReady(true)), []);
  const viewport = useRef<HTMLDivElement>(null);
  const {frame, height, onLoad} = useFrameHeight();
  const srcDoc = previewDocument(html, useBaseUrl('/preview/'));
  const [narrow, wide] = reservedHeights(html);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (viewport.current) {
      observer.observe(viewport.current);
    }
    return () => observer.disconnect();
  }, []);
  const width = device?.width;
  const scale = scaleFor(width, room);
  return (
    <figure className={clsx('no-search', styles.preview)} data-type={type}>
      <div className={styles.bar}>
        <figcaption className={styles.caption}>
          <Translate id="portal.preview.caption">So sieht es auf der Website aus</Translate>
        </figcaption>
        <div
          role="group"
          className={styles.devices}
          aria-label={translate({id: 'portal.preview.widths', message: 'Breite der Vorschau'})}>
          {devices.map((candidate) => (
            <button
              key={candidate.id}
              type="button"
              className={styles.device}
              aria-pressed={candidate === device}
              onClick={() => setDevice(candidate === device ? null : candidate)}>
              {deviceLabel(candidate.id)}
            </button>
          ))}
        </div>
      </div>
      <div
        ref={viewport}
        className={styles.viewport}
        style={
          {
            '--narrow': `${narrow}px`,
            '--wide': `${wide}px`,
            height: height ? Math.ceil(height * scale) : undefined,
          } as CSSProperties
        }>
        {isReady && (
          <iframe
            ref={frame}
            srcDoc={srcDoc}
            title={translate({id: 'portal.preview.title', message: 'Beispiel des Elements'})}
            loading="lazy"
            className={styles.frame}
            style={{
              width: width ?? '100%',
              height: height ?? undefined,
              transform: scale === 1 ? undefined : `scale(${scale})`,
            }}
            onLoad={onLoad}
          />
        )}
      </div>
    </figure>
  );
}
