import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { indianStates } from '#machines/billing-details/indian-states.rules.ts'
import { type JobDraft, jobLimits } from '#machines/job-posting/job-posting.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SchoolJob } from './job-posting.queries.ts'
import { PostingConflict } from './posting-conflict.tsx'
import { failureWords, faultWords } from './posting-words.ts'
import { useJobPosting } from './use-job-posting.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })
const refused = css({ textStyle: 'small', color: 'red' })

/** The names that a post chooses from. */
export type PostingLists = Record<'subjects' | 'types' | 'levels', readonly string[]>

const choices = (names: readonly string[]) => [
  { value: '', label: m.training_choose() },
  ...names.map((name) => ({ value: name, label: name })),
]

/** The form of a school's post: a new one, or one that is changed (SCH-08). */
export const JobPostingForm = ({
  post,
  lists,
}: {
  post: SchoolJob | null
  lists: PostingLists
}) => {
  const formId = useId()
  const ref = useJobPosting(formId, post)
  const { draft, faults, failure } = useSelector(ref, (snapshot) => snapshot.context)
  const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
  const put = (field: keyof JobDraft) => (value: string) =>
    ref.send({ type: 'detail.changed', field, value })
  const bind = (field: keyof JobDraft) => ({
    name: field,
    value: draft[field],
    error: faults[field] && faultWords[faults[field]](),
    onChange: ({ target }: { target: { value: string } }) => put(field)(target.value),
  })
  const states = indianStates.map((state) => ({ value: state.en, label: state[getLocale()] }))
  return (
    <form
      id={formId}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ref.send({ type: 'posting.submitted' })
      }}
    >
      <TextField label={m.posting_title()} maxLength={jobLimits.title} {...bind('title')} />
      <TextArea
        label={m.posting_summary()}
        hint={m.posting_summary_hint()}
        maxLength={jobLimits.summary}
        {...bind('summary')}
      />
      <TextArea
        label={m.posting_duties()}
        hint={m.posting_lines()}
        maxLength={jobLimits.lines}
        {...bind('duties')}
      />
      <TextArea
        label={m.posting_requirements()}
        hint={m.posting_lines()}
        maxLength={jobLimits.lines}
        {...bind('requirements')}
      />
      <SelectField
        label={m.posting_language()}
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
        {...bind('language')}
      />
      <SelectField
        label={m.posting_subject()}
        options={choices(lists.subjects)}
        {...bind('subject')}
      />
      <SelectField
        label={m.job_filter_type()}
        options={choices(lists.types)}
        {...bind('jobType')}
      />
      <SelectField
        label={m.job_filter_level()}
        options={choices(lists.levels)}
        {...bind('jobLevel')}
      />
      <TextField label={m.posting_city()} maxLength={jobLimits.city} {...bind('city')} />
      <SelectField
        label={m.job_filter_state()}
        options={[{ value: '', label: m.training_choose() }, ...states]}
        {...bind('state')}
      />
      <TextField label={m.posting_vacancies()} inputMode="numeric" {...bind('vacancies')} />
      <TextField label={m.posting_years()} inputMode="numeric" {...bind('experienceYears')} />
      <TextField
        label={m.posting_pay_from()}
        hint={m.posting_pay_hint()}
        inputMode="numeric"
        {...bind('payFrom')}
      />
      <TextField label={m.posting_pay_to()} inputMode="numeric" {...bind('payTo')} />
      <DateField
        label={m.posting_closes()}
        {...bind('closesOn')}
        onChange={put('closesOn')}
        startYear={new Date().getFullYear()}
      />
      <PostingConflict process={ref} />
      <Button type="submit" busy={busy}>
        {busy ? m.training_saving() : m.posting_save()}
      </Button>
      {failure && (
        <p role="alert" className={refused}>
          {failureWords[failure]()}
        </p>
      )}
    </form>
  )
}
