import Award from 'lucide-react/icons/award'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Languages from 'lucide-react/icons/languages'
import { dateAndTime } from '#i18n/dates.ts'
import { duration } from '#i18n/duration.ts'
import { m } from '#i18n/messages'
import { kindWords, standardWords, trainingHours } from '#i18n/training-words.ts'
import { css } from '#styled/css'
import type { ResourceData } from './resource.types.ts'

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  textStyle: 'small',
  '& dt': { srOnly: true },
})
const item = css({
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  '& svg': { w: '5', h: '5', color: 'primary', flexShrink: '0' },
})

const countsWords = ({ minutes, kind, standard, certificate }: ResourceData['training']) => {
  const counts = m.training_counts({
    hours: trainingHours(minutes),
    standard: standardWords[standard](),
    kind: kindWords[kind](),
  })
  return certificate ? `${counts} · ${m.training_with_certificate()}` : counts
}

/** Date, duration, what it counts (HRS-01), level and language of a resource. */
export const ResourceFacts = ({ resource }: { resource: ResourceData }) => {
  const facts = [
    {
      label: m.resource_starts(),
      Icon: CalendarDays,
      value: resource.start_date && dateAndTime(resource.start_date),
    },
    {
      label: m.resource_duration(),
      Icon: Clock,
      value: resource.duration_minutes > 0 && duration(resource.duration_minutes),
    },
    {
      label: m.training_fact(),
      Icon: Award,
      value: resource.training.minutes > 0 && countsWords(resource.training),
    },
    { label: m.resource_level(), Icon: GraduationCap, value: resource.level },
    { label: m.resource_language(), Icon: Languages, value: resource.language },
  ]
  return (
    <dl className={list}>
      {facts.map(
        ({ label, Icon, value }) =>
          value && (
            <div key={label} className={item}>
              <Icon aria-hidden="true" />
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
