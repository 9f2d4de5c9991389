import { answered, backWith, failing, remembering } from './purchase.params.ts'
import { purchaseSetup } from './purchase.setup.ts'

/** A payment that nobody has confirmed yet (PAY-01). */
export const pending = purchaseSetup.createStateConfig({
  description: '`payment pending, we are checking`: never a dead end, and it may be left.',
  tags: 'dismissible',
  meta: { requirement: 'PAY-01' },
  initial: 'checking',
  on: { 'purchase.dismissed': 'dismissed' },
  states: {
    checking: {
      invoke: {
        id: 'awaitPayment',
        src: 'awaitPayment',
        input: ({ context }) => ({ orderId: context.orderId! }),
        onDone: [
          { guard: answered('paid'), target: '#purchase.paid', actions: remembering },
          {
            guard: answered('declined'),
            target: '#purchase.paymentFailed',
            actions: failing('declined'),
          },
          { guard: answered('unpaid'), ...backWith('unpaid') },
          { target: 'pausing' },
        ],
        onError: 'pausing',
      },
    },
    pausing: { after: { recheck: 'checking' } },
  },
})
