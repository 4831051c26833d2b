import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findQuiz, type Question} from '../../quizzes';
import {noProgress, progressBox, withDone} from '../../storage/progress';
import {useMessage} from '@portal/common/browser/useMessage';
import {useBox} from '../lib/useBox';
import shared from '../Exercise/styles.module.css';
import {allRight, someRight, submitLabel} from './texts';
import styles from './styles.module.css';

interface QuestionProps {
  question: Question;
  number: number;
  chosen: number | undefined;
  /** Whether the chosen answer is judged. */
  isJudged: boolean;
  onChoose: (answer: number) => void;
}

/** Returns the verdict on an answer. Undefined means that none is chosen. */
function verdictOn({right, because}: Question, chosen: number | undefined): string {
  if (chosen === undefined) {
    return 'Wähle eine Antwort.';
  }
  return chosen === right
    ? `Richtig. ${because}`
    : 'Das stimmt noch nicht. Lies den Abschnitt nochmals und versuch es wieder.';
}

function QuestionField({question, number, chosen, isJudged, onChoose}: QuestionProps): ReactNode {
  const id = useId();
  const isRight = chosen === question.right;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Keeps what the reader chose before the page was ready. Hydration would lose it.
  useEffect(() => {
    const inputs = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    const early = inputs.findIndex(({checked}) => checked);
    if (early !== -1) {
      onChoose(early);
    }
    // Runs once. After that, each choice is reported.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <fieldset ref={fieldset} className={styles.question} aria-describedby={`${id}-verdict`}>
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
        {isJudged && verdictOn(question, chosen)}
      </p>
    </fieldset>
  );
}

/** Renders a short quiz at the end of a reading lesson. It is solved when every answer is right. */
export default function Quiz({id}: {id: string}): ReactNode {
  const quiz = findQuiz(id);
  const isBrowser = useIsBrowser();
  const solvedOn = useBox(progressBox, noProgress).done[quiz.id];
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [judged, setJudged] = useState<Record<number, number> | null>(null);
  const [message, say] = useMessage();
  const count = quiz.questions.length;
  const rightIn = (answers: Record<number, number>) =>
    quiz.questions.filter(({right}, index) => answers[index] === right).length;
  const isMet = judged !== null && rightIn(judged) === count;

  function submit(event: FormEvent) {
    event.preventDefault();
    setJudged(chosen);
    const right = rightIn(chosen);
    if (right === count) {
      progressBox.set(withDone(progressBox.get(), quiz.id));
    }
    say(right === count ? allRight : someRight(right, count));
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
          onChoose={(answer) => setChosen((others) => ({...others, [index]: answer}))}
        />
      ))}
      {isBrowser && (
        <div className={shared.actions}>
          <button type="submit" className="button button--primary">
            {submitLabel}
          </button>
          <p aria-live="polite" className={shared.status} data-met={isMet || undefined}>
            {judged ? message : solvedOn && 'Dieses Quiz hast du schon gelöst.'}
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
