import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { ORDER_MOST } from '#machines/school-checkout/school-checkout.rules.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css, cx } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Page } from '#ui/page.tsx'
import { rupees } from '#ui/rupees.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { cartsKey, schoolCartQuery } from './school-cart.queries.ts'
import { SchoolCartLine } from './school-cart-line.tsx'

const title = css({ textStyle: 'page', pt: '2', pb: '4' })
const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]' },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const sums = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  fontVariantNumeric: 'tabular-nums',
  '& div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
})
const heading = css({ textStyle: 'title', pb: '3' })

type PageProps = {
  /** A quote was made of the cart. */
  onQuoted: (orderId: string) => void
}

const useQuote = (expected_total: number, onQuoted: PageProps['onQuoted']) => {
  const queryClient = useQueryClient()
  return useFormSubmission({
    name: 'school-quote',
    fresh: true,
    submit: async (_, signal) => {
      try {
        const { data } = await api.POST('/school-orders', { body: { expected_total }, signal })
        onQuoted(data!.id)
      } finally {
        void queryClient.invalidateQueries({ queryKey: cartsKey })
        void queryClient.invalidateQueries({ queryKey: ['mine', 'school-orders'] })
      }
    },
    checks: {},
    given: {},
    keepsReceipt: false,
  })
}

const Summary = ({ onQuoted }: PageProps) => {
  const { data } = useQuery(schoolCartQuery)
  const { totals, data: lines } = data!
  const form = useQuote(totals.total, onQuoted)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
  const isTooLarge = totals.total > ORDER_MOST
  const isSold = lines.every((line) => line.is_sold)
  const rows = [
    [m.licence_sum(), String(totals.licences)],
    [m.order_price(), rupees(totals.price)],
    [m.order_gst(), rupees(totals.gst)],
    ...(totals.rounding === 0 ? [] : [[m.order_rounding(), rupees(totals.rounding)]]),
    [m.order_total(), rupees(totals.total)],
  ]
  return (
    <section className={panel({ pad: true })} aria-labelledby="school-cart-sum">
      <h2 id="school-cart-sum" className={heading}>
        {m.cart_summary()}
      </h2>
      <dl className={sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={cx(list, css({ pt: '4' }))}>
        <Button
          wide
          size="lg"
          busy={busy}
          disabled={isTooLarge || !isSold}
          onClick={() => form.send({ type: 'form.submitted' })}
        >
          {m.licence_quote()}
        </Button>
        <p>{isSold ? m.licence_quote_hint() : m.licence_remove_first()}</p>
        {isTooLarge && <Notice kind="warning">{m.licence_too_large()}</Notice>}
        {failed && <Notice kind="warning">{m.licence_quote_failed()}</Notice>}
      </div>
    </section>
  )
}

/** The cart that a school's points of contact share: its lines, what all of it costs, and the quote (CRT-03, PRC-01). */
export const SchoolCartPage = ({ onQuoted }: PageProps) => {
  const { data, isError, refetch } = useQuery(schoolCartQuery)
  return (
    <Page>
      <Breadcrumb here={m.licence_cart()}>
        <Link to="/profile/dashboard">{m.school_dashboard()}</Link>
      </Breadcrumb>
      <h1 className={title}>{m.licence_cart()}</h1>
      {isError && !data && (
        <ErrorState text={m.cart_unreachable()} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton height="14rem" />}
      {data?.total === 0 && (
        <EmptyState
          icon={<ShoppingCart />}
          title={m.licence_cart_empty()}
          text={m.licence_cart_hint()}
        >
          <Link className={button()} to="/learning">
            {m.learning_find()}
          </Link>
          <Link className={link()} to="/profile/school-orders">
            {m.checkout_orders()}
          </Link>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <div className={columns}>
          <ul className={list}>
            {data.data.map((line) => (
              <SchoolCartLine key={line.id} line={line} />
            ))}
          </ul>
          <Summary onQuoted={onQuoted} />
        </div>
      )}
    </Page>
  )
}
