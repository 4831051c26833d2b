import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {exercises} from '../../exercises';
import {exerciseTitle, lessonPath, lessonTable, type LessonGroup} from '../../lessons';
import {quizzes} from '../../quizzes';
import {SolutionCode} from '../Exercise/Solution';
import {goalsTitle} from '../Exercise/texts';
import styles from './styles.module.css';

function ExerciseEntry({id}: {id: string}): ReactNode {
  const exercise = exercises.find((entry) => entry.id === id);
  const quiz = quizzes.find((entry) => entry.id === id);
  return (
    <>
      <Heading as="h3" id={id}>
        {exerciseTitle(id)}
      </Heading>
      {exercise && (
        <>
          <p>{exercise.explanation}</p>
          <p className={styles.label}>{goalsTitle}</p>
          <ul>
            {exercise.checks.map(({goal}) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
          <p className={styles.label}>Eine Lösung</p>
          <SolutionCode edits={exercise.solution} />
        </>
      )}
      {quiz && (
        <ol>
          {quiz.questions.map(({text, answers, right, because}) => (
            <li key={text}>
              {text} <strong>{answers[right]}</strong>. {because}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Renders every exercise of a part with explanation, goals and a solution, for the instructor. */
export default function SolutionList({group}: {group: LessonGroup}): ReactNode {
  return lessonTable
    .filter((lesson) => lesson.group === group && lesson.exercises.length > 0)
    .map((lesson) => (
      <section key={lesson.id} className={styles.lesson}>
        <p>
          Lektion <Link to={lessonPath(lesson)}>{lesson.title}</Link>
        </p>
        {lesson.exercises.map(({id}) => (
          <ExerciseEntry key={id} id={id} />
        ))}
      </section>
    ));
}
