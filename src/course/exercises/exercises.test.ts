import {describe, expect, it} from 'vitest';
import {exerciseTable} from '../lessons';
import {lintCss} from '../messages/lintCss';
import {lintHtml} from '../messages/lintHtml';
import {MAX_FILE_LENGTH} from '../project';
import {quizzes} from '../quizzes';
import {exercises, stages, startOf} from './index';

describe('exercises', () => {
  it('are those of the lesson table, in its order', () => {
    const quizIds = new Set<string>(quizzes.map(({id}) => id));
    expect(exercises.map(({id}) => id)).toEqual(
      exerciseTable.map(({id}) => id).filter((id) => !quizIds.has(id)),
    );
  });

  it.each(stages().map((stage) => [stage.exercise.id, stage] as const))(
    '%s changes the page and leaves clean files',
    (_, {exercise, before, after}) => {
      expect(after).not.toEqual(before);
      expect(lintHtml(after.html)).toEqual([]);
      expect(lintCss(after.css, () => true)).toEqual([]);
      expect(after.html.length).toBeLessThan(MAX_FILE_LENGTH);
      // Every changed file can be opened in the exercise's editor.
      for (const {pane} of exercise.solution) expect(exercise.panes).toContain(pane);
      expect(exercise.checks.length).toBeGreaterThan(0);
      expect(exercise.explanation).toMatch(/[.?)]$/);
    },
  );

  it('start where the one before ends', () => {
    const all = stages();
    expect(startOf('html-titel')).toEqual(
      all.find(({exercise}) => exercise.id === 'html-grundgeruest')!.after,
    );
    expect(() => startOf('quiz-web')).toThrow('quiz-web');
  });
});
