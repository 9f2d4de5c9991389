import { and } from 'xstate'
import { purchaseSetup } from './purchase.setup.ts'

/** The form of a purchase (PUR-01). */
export const editing = purchaseSetup.createStateConfig({
  description: 'The form; an unsettled promo code cannot be sent.',
  tags: 'dismissible',
  meta: { requirement: 'PUR-01' },
  on: {
    'field.changed': {
      actions: {
        type: 'rememberField',
        params: ({ event: { field, value } }) => ({ field, value }),
      },
    },
    'coins.changed': {
      actions: [
        { type: 'rememberCoins', params: ({ event }) => ({ coins: event.coins }) },
        'forgetProblem',
      ],
      meta: { requirement: 'WAL-01' },
    },
    'promo.observed': {
      actions: [
        { type: 'rememberPromo', params: ({ event: { code, kind } }) => ({ code, kind }) },
        'forgetProblem',
      ],
      meta: { requirement: 'PRM-01' },
    },
    'purchase.submitted': [
      {
        guard: and(['isPromoSettled', 'isDraftComplete']),
        target: 'quoting',
        actions: { type: 'agree', params: ({ event }) => ({ total: event.total }) },
      },
      { guard: 'isPromoSettled', actions: 'showErrors' },
    ],
    'purchase.dismissed': 'dismissed',
  },
})
