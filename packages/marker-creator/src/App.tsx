import {useCallback, useState, type ReactNode} from 'react';
import {PictureError} from './io/loadPicture';
import {wholePicture, type Area, type Point} from './model/geometry';
import {nextId, type Project} from './model/project';
import Canvas, {surfaceId} from './parts/Canvas';
import CropTool from './parts/CropTool';
import Details from './parts/Details';
import DraftOffer from './parts/DraftOffer';
import ExportPanel from './parts/ExportPanel';
import ImportPanel from './parts/ImportPanel';
import LegendEditor, {legendFieldId} from './parts/LegendEditor';
import Preview from './parts/Preview';
import Start from './parts/Start';
import Toolbar from './parts/Toolbar';
import {announcements, labels} from './texts';
import {pointsWithFinger} from '@portal/common/browser/pointsWithFinger';
import {useMessage} from '@portal/common/browser/useMessage';
import {usePictureDrop} from './usePictureDrop';
import {usePicturePaste} from './usePicturePaste';
import {useProject} from './useProject';
import {useUndoKeys, type Step} from './useUndoKeys';
import styles from './styles.module.css';

/** Focuses an element that exists after the next render, without scrolling the page. */
function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus({preventScroll: true}));
}

/** Renders the program. Everything happens in the browser; nothing is uploaded. */
export default function App(): ReactNode {
  const state = useProject();
  // While earlier work is offered, no new work can begin, because it would replace the earlier one.
  const {history, dispatch, picture, load, isOffered, draftProblem} = state;
  const project = history.present;
  const [problem, setProblem] = useMessage();
  const [status, setStatus] = useMessage();
  const [zoom, setZoom] = useState(1);
  const [cropping, setCropping] = useState<Area | null>(null);

  const report = useCallback(
    (error: unknown) => {
      if (!(error instanceof PictureError)) {
        throw error;
      }
      setProblem(error.message);
    },
    [setProblem],
  );
  const onFile = useCallback(
    (file: File, name = file.name) => {
      if (isOffered) {
        setProblem(labels.decideFirst);
        return;
      }
      setProblem('');
      load(file, name).then((loaded) => {
        if (loaded) {
          setStatus(announcements.loaded(loaded.width, loaded.height));
        }
      }, report);
    },
    [isOffered, load, report, setProblem, setStatus],
  );
  usePicturePaste(onFile);
  usePictureDrop(onFile);
  const goStep = useCallback(
    (type: Step) => {
      dispatch({type});
      if ((type === 'undo' ? history.past : history.future).length > 0) {
        setStatus(announcements[type]);
      }
    },
    [dispatch, history, setStatus],
  );
  useUndoKeys(goStep, surfaceId);

  const add = (at: Point) => {
    const id = nextId(project);
    dispatch({type: 'add', at});
    setStatus(announcements.added(project.markers.length + 1));
    // On touch screens, the on-screen keyboard would cover the picture each time.
    if (!pointsWithFinger()) {
      focusLater(legendFieldId(id));
    }
  };
  const remove = (id: number) => {
    const n = project.markers.findIndex((marker) => marker.id === id) + 1;
    dispatch({type: 'remove', id});
    setStatus(announcements.removed(n));
    focusLater(surfaceId);
  };
  const shift = (id: number, by: -1 | 1) => {
    const n = project.markers.findIndex((marker) => marker.id === id) + 1;
    dispatch({type: 'shift', id, by});
    if (n + by >= 1 && n + by <= project.markers.length) {
      setStatus(announcements.shifted(n, n + by));
    }
  };
  const takeUp = (imported: Project) => {
    setProblem('');
    dispatch({type: 'replace', project: imported});
    setStatus(announcements.imported(imported.markers.length));
  };
  const applyCrop = () => {
    dispatch({type: 'crop', area: cropping ?? wholePicture});
    setCropping(null);
    setStatus(announcements.cropped);
  };
  const choose = <Start compact={picture !== null} onFile={onFile} />;
  return (
    <div className={styles.app} data-marker-creator>
      {isOffered && (
        <DraftOffer
          onRestore={() => {
            setProblem('');
            void state.restoreDraft().catch(report);
          }}
          onDiscard={() => {
            setProblem('');
            void state.discardDraft();
          }}
        />
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {draftProblem && (
        <p role="alert" className={styles.problem}>
          {draftProblem}
        </p>
      )}
      <p aria-live="polite" className={styles.status}>
        {status}
      </p>
      {picture && (
        <Toolbar
          history={history}
          onStep={goStep}
          zoom={zoom}
          setZoom={setZoom}
          cropping={cropping !== null}
          setCropping={(on) => setCropping(on ? project.crop : null)}
          onClear={() => {
            setCropping(null);
            setZoom(1);
            state.clear();
          }}>
          {choose}
        </Toolbar>
      )}
      {picture && cropping && (
        <CropTool
          picture={picture}
          area={cropping}
          onChange={setCropping}
          onApply={applyCrop}
          onCancel={() => setCropping(null)}
        />
      )}
      <div className={picture ? styles.desk : undefined}>
        {picture ? (
          <Canvas
            picture={picture}
            project={project}
            dispatch={dispatch}
            zoom={zoom}
            onAdd={add}
            onRemove={remove}
            say={setStatus}
            cropping={cropping}
            onCrop={setCropping}
          />
        ) : (
          !isOffered && choose
        )}
        {(picture || project.markers.length > 0) && (
          <section className={styles.side}>
            <h2>{labels.legend}</h2>
            <LegendEditor project={project} dispatch={dispatch} onShift={shift} onRemove={remove} />
            <h2>{labels.details}</h2>
            <Details project={project} dispatch={dispatch} />
          </section>
        )}
      </div>
      {!isOffered && <ImportPanel onImport={takeUp} onProblem={setProblem} />}
      {picture && (
        <section>
          <h2>{labels.preview}</h2>
          <Preview picture={picture} project={project} />
          <h2>{labels.export}</h2>
          <ExportPanel
            key={`${picture.url} ${project.src}`}
            picture={picture}
            project={project}
            onProblem={setProblem}
          />
        </section>
      )}
    </div>
  );
}
