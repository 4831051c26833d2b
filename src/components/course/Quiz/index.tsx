import {useId, useState, type FormEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findQuiz, type Question} from '@site/src/course/quizzes';
import {noProgress, progressBox, withDone} from '@site/src/course/storage/progress';
import {useBox} from '../lib/useBox';
import shared from '../Exercise/styles.module.css';
import styles from './styles.module.css';

interface QuestionProps {
  question: Question;
  number: number;
  chosen: number | undefined;
  /** Whether the answer chosen is judged. */
  isJudged: boolean;
  onChoose: (answer: number) => void;
}

function QuestionField({question, number, chosen, isJudged, onChoose}: QuestionProps): ReactNode {
  const id = useId();
  const isRight = chosen === question.right;
  return (
    <fieldset className={styles.question} aria-describedby={`${id}-verdict`}>
      <legend>
        {number}. {question.text}
      </legend>
      {question.answers.map((answer, index) => (
        <label key={answer} className={styles.answer}>
          <input
            type="radio"
            name={id}
            checked={chosen === index}
            onChange={() => onChoose(index)}
          />
          {answer}
        </label>
      ))}
      <p id={`${id}-verdict`} className={styles.verdict} data-right={isRight || undefined}>
        {isJudged && chosen === undefined && 'Wähle eine Antwort.'}
        {isJudged &&
          chosen !== undefined &&
          (isRight
            ? `Richtig. ${question.because}`
            : 'Das stimmt noch nicht. Lies den Abschnitt nochmals und versuch es wieder.')}
      </p>
    </fieldset>
  );
}

/** A short quiz at the end of a lesson to read. Solved when every answer is right. */
export default function Quiz({id}: {id: string}): ReactNode {
  const quiz = findQuiz(id);
  const isBrowser = useIsBrowser();
  const solvedOn = useBox(progressBox, noProgress).done[quiz.id];
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [judged, setJudged] = useState<Record<number, number> | null>(null);
  const right = quiz.questions.filter(
    ({right: answer}, index) => judged?.[index] === answer,
  ).length;
  const isMet = judged !== null && right === quiz.questions.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    setJudged(chosen);
    if (quiz.questions.every(({right: answer}, index) => chosen[index] === answer)) {
      progressBox.set(withDone(progressBox.get(), quiz.id));
    }
  }

  return (
    <form
      className={shared.exercise}
      data-exercise={id}
      data-solved={solvedOn ? '' : undefined}
      onSubmit={submit}>
      {quiz.questions.map((question, index) => (
        <QuestionField
          key={question.text}
          question={question}
          number={index + 1}
          chosen={chosen[index]}
          isJudged={judged !== null && judged[index] === chosen[index]}
          onChoose={(answer) => setChosen({...chosen, [index]: answer})}
        />
      ))}
      {isBrowser && (
        <div className={shared.actions}>
          <button type="submit" className={shared.primary}>
            Antworten prüfen
          </button>
          <p role="status" className={shared.status} data-met={isMet || undefined}>
            {isMet && 'Geschafft! Alle Antworten sind richtig.'}
            {judged && !isMet && `${right} von ${quiz.questions.length} Antworten sind richtig.`}
            {!judged && solvedOn && 'Dieses Quiz hast du schon gelöst.'}
          </p>
        </div>
      )}
      <details className={shared.fold} data-kept-closed>
        <summary>Antworten zeigen</summary>
        <ol>
          {quiz.questions.map(({text, answers, right: answer, because}) => (
            <li key={text}>
              <strong>{answers[answer]}</strong>: {because}
            </li>
          ))}
        </ol>
      </details>
    </form>
  );
}
