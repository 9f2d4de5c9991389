import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { nameOfSchoolYear } from '#machines/kit/training-year.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { sva } from '#styled/css'
import { panel } from '#styled/recipes'
import { EmptyState } from '#ui/empty-state.tsx'
import { Heading } from '#ui/heading.tsx'
import { Section } from '#ui/section.tsx'
import { NextSteps } from './next-steps.tsx'
import { schoolDashboardQuery } from './school.queries.ts'
import { TeacherTable } from './teacher-table.tsx'

const look = sva({
  slots: ['list', 'label', 'number', 'note'],
  base: {
    list: { display: 'grid', gap: '5', sm: { gridTemplateColumns: '[1fr 1fr]' } },
    label: { textStyle: 'small', color: 'ink.muted' },
    number: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
    note: { textStyle: 'small', color: 'ink.muted' },
  },
})()

/** A school at a glance: figures, what to do next, hours of its teachers (NAV-03). */
export const SchoolDashboard = ({ school }: { school: components['schemas']['School'] }) => {
  const { data } = useSuspenseQuery(schoolDashboardQuery)
  const { teachers, licences, vouchers, year } = data
  const hours = m.school_hours_of({ year: nameOfSchoolYear(year) })
  const facts = [
    { label: m.school_teachers(), value: wholeNumber(teachers.total) },
    { label: m.school_licences(), value: wholeNumber(licences) },
    { label: m.school_vouchers(), value: m.school_vouchers_of(vouchers) },
  ]
  return (
    <>
      <Heading>{m.school_dashboard()}</Heading>
      <div className={panel({ pad: true })}>
        <dl className={look.list}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className={look.label}>{label}</dt>
              <dd className={look.number}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Section title={m.school_next()}>
        <NextSteps school={school} teachers={teachers.data} />
      </Section>
      <Section title={hours}>
        {teachers.total === 0 ? (
          <EmptyState title={m.school_no_teachers()} text={m.school_no_teachers_hint()} />
        ) : (
          <TeacherTable label={hours} teachers={teachers.data} />
        )}
        {teachers.total > teachers.data.length && (
          <p className={look.note}>{m.school_more_teachers({ total: teachers.total })}</p>
        )}
      </Section>
    </>
  )
}
