import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { planTypes } from '#domain/shop/plan.rules.ts'
import { benefitLabel, benefitWords } from '#features/shop/subscription/benefit-label.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { GiveButton } from './give-button.tsx'
import { type DeskPlan, plansQuery } from './plan.queries.ts'
import { PlanDialog } from './plan-dialog.tsx'

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  justifyContent: 'space-between',
  alignItems: 'start',
})
const ways = css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '2' })
const lead = css({ color: 'ink.muted', pb: '5', maxW: 'prose' })
const small = css({ display: 'block', textStyle: 'small', color: 'ink.muted' })
const gains = css({ textStyle: 'small' })

/** A plan that is changed; null for a new one. */
type Subject = { plan: DeskPlan | null }

const gainsOf = ({ terms: { benefits } }: DeskPlan): string[] =>
  planTypes.flatMap((type) => {
    const words = benefitWords(benefits[type])
    return words === m.plan_nothing() ? [] : `${benefitLabel(type)}: ${words}`
  })

const Rows = ({ onOpen }: { onOpen: (subject: Subject) => void }) => {
  const { data } = useSuspenseQuery(plansQuery)
  const queryClient = useQueryClient()
  const onGiven = useCallback(() => {
    announce(m.desk_plan_given())
    void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
  }, [queryClient])
  if (data.length === 0)
    return (
      <EmptyState title={m.desk_plan_none_title()} text={m.desk_plan_none_text()}>
        <Button onClick={() => onOpen({ plan: null })}>{m.desk_plan_new()}</Button>
      </EmptyState>
    )
  return (
    <DataTable
      label={m.desk_plan_list_title()}
      heads={[
        m.desk_plan_name(),
        m.desk_plan_benefits(),
        m.desk_plan_state(),
        m.desk_plan_holders(),
        m.desk_actions(),
      ]}
      rows={data.map((plan) => ({
        key: plan.id,
        cells: [
          <span key="name">
            <b>{plan.terms.name}</b>
            <span className={small}>
              {plan.terms.is_free
                ? m.plan_price_free()
                : m.plan_price_term({ amount: rupees(plan.terms.price) })}
            </span>
          </span>,
          <ul key="gains" className={gains}>
            {gainsOf(plan).map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>,
          <Badge key="state" tone={plan.terms.offered ? 'leaf' : 'neutral'}>
            {plan.terms.offered ? m.desk_plan_shown() : m.desk_plan_hidden()}
          </Badge>,
          plan.holders,
          <span key="ways" className={ways}>
            <Button
              tone="outline"
              size="sm"
              aria-label={m.desk_plan_change_name({ name: plan.terms.name })}
              onClick={() => onOpen({ plan })}
            >
              {m.desk_plan_change()}
            </Button>
            <GiveButton plan={plan} onGiven={onGiven} />
          </span>,
        ],
      }))}
    />
  )
}

/** The plans of the shop: made, changed and given (WAL-02). */
export const PlansPage = () => {
  const [open, setOpen] = useState<Subject | null>(null)
  const queryClient = useQueryClient()
  return (
    <>
      <div className={head}>
        <Heading>{m.desk_plan_list_title()}</Heading>
        <Button onClick={() => setOpen({ plan: null })}>{m.desk_plan_new()}</Button>
      </div>
      <p className={lead}>{m.desk_plan_list_text()}</p>
      <Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
        <Rows onOpen={setOpen} />
      </Suspense>
      {open && (
        <PlanDialog
          key={open.plan?.id ?? 'new'}
          plan={open.plan}
          onStored={() => {
            announce(m.desk_plan_stored())
            void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
            setOpen(null)
          }}
          onClose={() => {
            void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
            setOpen(null)
          }}
        />
      )}
    </>
  )
}
