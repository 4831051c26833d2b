import type {Pane} from '../project';

/** Something to tell the trainee about one of the files. */
export interface Finding {
  pane: Pane;
  line: number;
  text: string;
}
