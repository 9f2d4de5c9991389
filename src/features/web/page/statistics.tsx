import { m } from '#i18n/messages'
import { css } from '#styled/css'

const row = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
  gap: '4',
  py: '6',
  borderBottomWidth: '1px',
  borderColor: 'line',
})
const item = css({ display: 'flex', flexDirection: 'column-reverse' })
const number = css({
  textStyle: { base: 'title', sm: 'page' },
  whiteSpace: 'nowrap',
  color: 'primary',
  fontVariantNumeric: 'tabular-nums',
})
const label = css({ textStyle: 'small', color: 'ink.muted' })

const facts = [
  { value: m.home_statistics_teachers, label: m.home_statistics_teachers_label },
  { value: m.home_statistics_schools, label: m.home_statistics_schools_label },
  { value: m.home_statistics_places, label: m.home_statistics_places_label },
]

/** HDR-11: 1.9 million teachers, 100,000 schools, 7,000 locations. */
export const Statistics = () => (
  <dl className={row}>
    {facts.map((fact) => (
      <div key={fact.label()} className={item}>
        <dt className={label}>{fact.label()}</dt>
        <dd className={number}>{fact.value()}</dd>
      </div>
    ))}
  </dl>
)
