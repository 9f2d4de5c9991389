import { editing } from './purchase.editing.ts'
import {
  answered,
  backWith,
  backWithRefusal,
  earned,
  enrolling,
  failing,
  failingSo,
  ordering,
  phoning,
  quoted,
  remembering,
  requestOf,
  storing,
  wishOf,
} from './purchase.params.ts'
import { pending } from './purchase.pending.ts'
import { purchaseSetup } from './purchase.setup.ts'
import type { PurchaseOutput } from './purchase.types.ts'
import { readDraft } from './purchase-form.rules.ts'

/** One purchase, from the form to my learning (PUR-01 to PUR-07). */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  description:
    'A purchase of one or several products; the server decides again whatever costs money.',
  context: ({ input }) => ({
    productIds: input.productIds,
    draft: readDraft(input.storedDraft, input.productIds) ?? input.prefill,
    errors: {},
    promo: { code: '', kind: 'none' },
    coins: 0,
    agreedTotal: 0,
    problem: null,
    change: null,
    phone: '',
    orderId: input.returningOrderId ?? null,
    paymentId: null,
    enrolmentId: null,
    failure: null,
    coinsEarned: 0,
  }),
  initial: 'opening',
  output: ({ event }) => event.output as PurchaseOutput,
  states: {
    opening: {
      meta: { requirement: 'PUR-01' },
      always: [{ guard: 'isReturning', target: 'pending' }, { target: 'editing' }],
    },
    editing,
    quoting: {
      description: 'The price now, from the server; what it charges must be what was agreed to.',
      tags: 'busy',
      meta: { requirement: 'PUR-02' },
      invoke: {
        id: 'quoteOrder',
        src: 'quoteOrder',
        input: wishOf,
        onDone: [
          {
            guard: { type: 'isOtherPrice', params: quoted },
            target: 'editing',
            actions: { type: 'rememberChange', params: quoted },
            description: 'The price changed: says from what to what, and asks again.',
            meta: { requirement: 'PUR-02' },
          },
          {
            guard: { type: 'isFree', params: quoted },
            target: 'registering',
            meta: { requirement: 'PUR-03' },
          },
          {
            guard: answered('quoted'),
            target: 'choosingProvider',
            meta: { requirement: 'PUR-03' },
          },
          ...backWithRefusal,
        ],
        onError: backWith('unavailable'),
      },
    },
    registering: {
      description: 'Shown as `Registering...`.',
      tags: 'busy',
      meta: { requirement: 'PUR-04' },
      invoke: {
        id: 'enrolFree',
        src: 'enrolFree',
        input: requestOf,
        onDone: [
          {
            guard: answered('enrolled'),
            target: 'enrolled',
            actions: enrolling,
          },
          { guard: answered('failed'), target: 'enrolmentFailed' },
          ...backWithRefusal,
        ],
        onError: 'enrolmentFailed',
      },
    },
    choosingProvider: {
      tags: 'busy',
      meta: { requirement: 'PUR-06' },
      invoke: {
        id: 'chooseProvider',
        src: 'chooseProvider',
        input: ({ context: { draft } }) => ({ phone: draft.phone, country: draft.country }),
        onDone: [
          {
            guard: answered('card'),
            target: 'payingByCard',
            actions: phoning,
          },
          {
            target: 'payingByRedirect',
            actions: phoning,
          },
        ],
        onError: backWith('unavailable'),
      },
    },
    payingByCard: {
      description: 'A second click pays nothing twice.',
      tags: 'busy',
      meta: { requirement: 'PAY-01' },
      invoke: {
        id: 'payByCard',
        src: 'payByCard',
        input: requestOf,
        onDone: [
          { guard: answered('paid'), target: 'paid', actions: remembering },
          { guard: answered('pending'), target: 'pending', actions: ordering },
          { guard: answered('dismissed'), target: 'editing' },
          {
            guard: answered('declined', 'scriptFailed', 'orderFailed'),
            target: 'paymentFailed',
            actions: failingSo,
          },
          ...backWithRefusal,
        ],
        onError: { target: 'paymentFailed', actions: failing('orderFailed') },
      },
    },
    payingByRedirect: {
      tags: 'busy',
      meta: { requirement: 'PAY-02' },
      entry: storing,
      invoke: {
        id: 'payByRedirect',
        src: 'payByRedirect',
        input: requestOf,
        onDone: [
          { guard: answered('leaving'), target: 'leaving', actions: ordering },
          {
            guard: answered('refused'),
            target: 'paymentFailed',
            actions: failing('orderFailed'),
          },
          {
            guard: answered('failed'),
            target: 'paymentFailed',
            actions: failing('redirectFailed'),
          },
          ...backWithRefusal,
        ],
        onError: { target: 'paymentFailed', actions: failing('redirectFailed') },
      },
    },
    leaving: {
      description: 'The provider has the page; the back button may bring it here again.',
      tags: 'busy',
      meta: { requirement: 'PAY-02' },
      entry: {
        type: 'rememberLeaving',
        params: ({ context: { orderId, productIds } }) => ({ orderId: orderId!, productIds }),
      },
      on: { 'page.restored': 'pending' },
    },
    pending,
    paid: {
      description: '`Success` / `Payment Success`.',
      meta: { requirement: 'PUR-05' },
      entry: 'forgetDraft',
      on: { 'alert.acknowledged': 'countingCoins' },
    },
    countingCoins: {
      tags: 'busy',
      meta: { requirement: 'PUR-05' },
      invoke: {
        id: 'countCoins',
        src: 'countCoins',
        input: ({ context }) => ({ paymentId: context.paymentId! }),
        onDone: [
          {
            guard: { type: 'hasEarned', params: earned },
            target: 'coinsEarned',
            actions: { type: 'rememberCoinsEarned', params: earned },
          },
          { target: 'finished' },
        ],
        onError: 'finished',
      },
    },
    coinsEarned: {
      description: '`Woohoo! You have earned {n} coins on this transaction!`',
      meta: { requirement: 'PUR-05' },
      on: { 'alert.acknowledged': 'finished' },
    },
    enrolled: {
      description: '`Successfully Enrolled!` with the button Start Learning.',
      meta: { requirement: 'PUR-04' },
      entry: 'forgetDraft',
      on: { 'alert.acknowledged': 'started' },
    },
    enrolmentFailed: {
      description: '`Something went wrong !`',
      tags: ['failed', 'dismissible'],
      meta: { requirement: 'PUR-04' },
      on: { 'alert.acknowledged': 'editing' },
    },
    paymentFailed: {
      description: '`Failed!` / `Payment Failed` with OK; the draft is still there.',
      tags: ['failed', 'dismissible'],
      meta: { requirement: 'PUR-05' },
      on: { 'alert.acknowledged': 'editing' },
    },
    finished: { type: 'final', meta: { requirement: 'PUR-05' }, output: { kind: 'paid' } },
    started: {
      type: 'final',
      meta: { requirement: 'CAT-08' },
      output: ({ context }) => ({ kind: 'enrolled', enrolmentId: context.enrolmentId! }),
    },
    dismissed: { type: 'final', meta: { requirement: 'PUR-01' }, output: { kind: 'dismissed' } },
  },
})
