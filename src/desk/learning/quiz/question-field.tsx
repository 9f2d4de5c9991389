import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { type QuizQuestionContent, quizLimits } from '#domain/learning/quiz-content.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { choice, field, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

const look = field()
const mark = choice()
const box = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const head = css({ display: 'flex', alignItems: 'center', gap: '1' })
const name = css({ fontWeight: 'bold', flex: '1' })
const option = css({ display: 'flex', alignItems: 'center', gap: '2' })
const radio = css({ display: 'grid', placeItems: 'center', boxSize: '11', flexShrink: '0' })
const fault = css({ color: 'red' })

type QuestionProps = {
  question: QuizQuestionContent
  number: number
  isLast: boolean
  isFaulty: boolean
  onChange: (change: Partial<QuizQuestionContent>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

type OptionsProps = Pick<QuestionProps, 'question' | 'number' | 'onChange'>

const Options = ({ question, number, onChange }: OptionsProps) => {
  const group = useId()
  const { options, answer } = question
  const without = (index: number) => {
    const moved = answer > index || answer === options.length - 1 ? answer - 1 : answer
    onChange({ options: options.toSpliced(index, 1), answer: Math.max(0, moved) })
  }
  return (
    <fieldset className={box}>
      <legend>{m.desk_quiz_options()}</legend>
      {options.map((text, index) => {
        const option_ = String(index + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the question
          <div key={index} className={option}>
            <label className={radio}>
              <VisuallyHidden>{m.desk_quiz_right({ option: option_, number })}</VisuallyHidden>
              <input
                type="radio"
                className={mark.input}
                name={group}
                checked={answer === index}
                onChange={() => onChange({ answer: index })}
              />
            </label>
            <input
              className={look.control}
              aria-label={m.desk_quiz_option({ option: option_, number })}
              maxLength={quizLimits.option}
              value={text}
              onChange={({ target }) => onChange({ options: options.with(index, target.value) })}
            />
            {options.length > 2 && (
              <IconButton
                label={m.desk_quiz_option_remove({ option: option_, number })}
                onClick={() => without(index)}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )
      })}
      {options.length < quizLimits.options && (
        <div>
          <Button size="sm" tone="quiet" onClick={() => onChange({ options: [...options, ''] })}>
            {m.desk_quiz_option_add()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** One question: its text, its options with the right one, and the explanation. */
export const QuestionField = (props: QuestionProps) => {
  const { question, number, isLast, isFaulty, onChange, onMove, onRemove } = props
  return (
    <section
      className={`${panel({ pad: true })} ${box}`}
      aria-label={m.desk_quiz_question({ number })}
    >
      <div className={head}>
        <h3 className={name}>{m.desk_quiz_question({ number })}</h3>
        <IconButton
          label={m.desk_quiz_up({ number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={m.desk_quiz_down({ number })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.desk_quiz_remove({ number })} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <TextArea
        label={m.desk_quiz_prompt()}
        rows={2}
        maxLength={quizLimits.prompt}
        value={question.prompt}
        onChange={({ target }) => onChange({ prompt: target.value })}
      />
      <Options question={question} number={number} onChange={onChange} />
      <TextArea
        label={m.desk_quiz_explanation()}
        rows={2}
        maxLength={quizLimits.explanation}
        value={question.explanation}
        onChange={({ target }) => onChange({ explanation: target.value })}
      />
      {isFaulty && (
        <p className={fault} role="alert">
          {m.desk_quiz_fault_question()}
        </p>
      )}
    </section>
  )
}
