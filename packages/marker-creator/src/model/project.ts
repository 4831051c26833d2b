import {clampArea, clampPoint, wholePicture, type Area, type Point} from './geometry';

export interface ProjectMarker extends Point {
  /** Stays with the marker when its number changes. */
  id: number;
  /** Its entry in the legend, as Markdown. */
  text: string;
}

/** An annotated picture without the picture itself. */
export interface Project {
  markers: readonly ProjectMarker[];
  crop: Area;
  alt: string;
  /** File name without folder and ending. */
  name: string;
  /** Path of the picture in an imported snippet. Its folder is kept. */
  src?: string;
}

const isNumbers = (data: unknown, keys: readonly string[]): boolean =>
  typeof data === 'object' &&
  data !== null &&
  keys.every((key) => Number.isFinite((data as Record<string, unknown>)[key]));

/** Returns whether a stored value is a project. */
export function isProject(data: unknown): data is Project {
  const {markers, crop, alt, name} = (data ?? {}) as Partial<Project>;
  return (
    Array.isArray(markers) &&
    markers.every(
      (marker) => isNumbers(marker, ['id', 'x', 'y']) && typeof marker.text === 'string',
    ) &&
    isNumbers(crop, ['x', 'y', 'width', 'height']) &&
    typeof alt === 'string' &&
    typeof name === 'string'
  );
}

export const emptyProject: Project = {markers: [], crop: wholePicture, alt: '', name: 'bild'};

export type Action =
  | {type: 'add'; at: Point}
  | {type: 'move'; id: number; to: Point}
  | {type: 'text'; id: number; text: string}
  | {type: 'remove'; id: number}
  | {type: 'shift'; id: number; by: -1 | 1}
  | {type: 'crop'; area: Area}
  | {type: 'alt'; alt: string}
  | {type: 'name'; name: string}
  | {type: 'replace'; project: Project};

/** Returns an id that no marker of the project has. */
export function nextId({markers}: Project): number {
  return 1 + Math.max(0, ...markers.map(({id}) => id));
}

/** Returns a list with the item at `index` moved by one place. */
function shifted<T>(items: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const target = index + by;
  const item = items[index];
  if (item === undefined || target < 0 || target >= items.length) {
    return items;
  }
  const others = items.filter((_, position) => position !== index);
  return [...others.slice(0, target), item, ...others.slice(target)];
}

/** Returns the object with the changes, or the same object if they change nothing. */
function changed<T extends object>(before: T, changes: Partial<T>): T {
  const after = {...before, ...changes};
  const isSame = (Object.keys(changes) as (keyof T)[]).every((key) => after[key] === before[key]);
  return isSame ? before : after;
}

/** Returns the project with other markers, or the same project if they are equal. */
function withMarkers(project: Project, markers: readonly ProjectMarker[]): Project {
  const isSame =
    markers.length === project.markers.length &&
    markers.every((marker, index) => marker === project.markers[index]);
  return isSame ? project : {...project, markers};
}

function changeMarker(project: Project, id: number, changes: Partial<ProjectMarker>): Project {
  return withMarkers(
    project,
    project.markers.map((marker) => (marker.id === id ? changed(marker, changes) : marker)),
  );
}

/** Returns the project after an action, or the same project if the action changes nothing. */
export function applyAction(project: Project, action: Action): Project {
  switch (action.type) {
    case 'add': {
      const marker = {id: nextId(project), text: '', ...clampPoint(action.at)};
      return withMarkers(project, [...project.markers, marker]);
    }
    case 'move':
      return changeMarker(project, action.id, clampPoint(action.to));
    case 'text':
      return changeMarker(project, action.id, {text: action.text});
    case 'remove':
      return withMarkers(
        project,
        project.markers.filter(({id}) => id !== action.id),
      );
    case 'shift': {
      const index = project.markers.findIndex(({id}) => id === action.id);
      return withMarkers(project, shifted(project.markers, index, action.by));
    }
    case 'crop':
      return changed(project, {crop: changed(project.crop, clampArea(action.area))});
    case 'alt':
      return changed(project, {alt: action.alt});
    case 'name':
      return changed(project, {name: action.name});
    case 'replace':
      return action.project;
  }
}
