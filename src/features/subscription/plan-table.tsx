import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { rupees } from '#ui/rupees.ts'
import { benefitLabel } from './benefit-label.ts'

type OfferedPlan = components['schemas']['OfferedPlan']

const frame = css({ overflowX: 'auto' })
const table = css({
  w: 'full',
  minW: '[36rem]',
  '& th, & td': {
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textAlign: 'left',
    pr: '4',
  },
  '& thead th': { textStyle: 'small', color: 'ink.muted' },
})

const benefitOf = ({ benefits }: OfferedPlan, type: string): string => {
  const { included: count = 0, additional_purchases } = benefits[type] ?? {}
  const percent = additional_purchases?.discount ?? 0
  if (count > 0 && percent > 0) return m.plan_included_off({ count, percent })
  if (count > 0) return m.plan_included({ count })
  return percent > 0 ? m.plan_off({ percent }) : m.plan_nothing()
}

/** What each plan costs and gives for each kind of resource, as the checkout works it out (WAL-02). */
export const PlanTable = ({ plans }: { plans: readonly OfferedPlan[] }) => {
  const types = [...new Set(plans.flatMap(({ benefits }) => Object.keys(benefits)))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <figure className={frame} aria-label={m.plan_compare()} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{m.plan_benefit()}</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{m.plan_price()}</th>
            {plans.map(({ id, price }) => (
              <td key={id}>
                {price ? m.plan_price_term({ amount: rupees(price) }) : m.plan_price_free()}
              </td>
            ))}
          </tr>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">{benefitLabel(type)}</th>
              {plans.map((plan) => (
                <td key={plan.id}>{benefitOf(plan, type)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
