import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { emptyRefund, type RefundDraft, readRefund } from './refund-draft.rules.ts'
import type {
  RefundActors,
  RefundContext,
  RefundEffects,
  RefundEvent,
  RefundFailure,
  RefundInput,
  RefundStatus,
  RefundTag,
  RefundVerdict,
} from './refund-request.types.ts'

type InContext = { context: RefundContext }
type Answered = { event: { output: RefundVerdict } }

const is = (...wanted: RefundStatus[]) => ({ type: 'isStatus' as const, params: { wanted } })
const storing = {
  type: 'storeDraft' as const,
  params: ({ context: { orderId, draft } }: InContext) => ({ orderId, draft }),
}
const forgetting = {
  type: 'storeDraft' as const,
  params: ({ context: { orderId } }: InContext) => ({ orderId, draft: null }),
}
const standing = {
  type: 'rememberStatus' as const,
  params: ({ event: { output } }: Answered) => ({
    status: 'status' in output ? output.status : null,
  }),
}
const failing = {
  type: 'rememberFailure' as const,
  params: ({ event }: Answered) => ({ kind: event.output.kind as RefundFailure }),
}
const unanswered = {
  type: 'rememberFailure' as const,
  params: { kind: 'unavailable' as const },
}
const observing = {
  'refund.observed': {
    guard: {
      type: 'isNews' as const,
      params: ({ event }: { event: { status: RefundStatus } }) => ({ status: event.status }),
    },
    target: '#refund-request.opening',
    actions: {
      type: 'rememberStatus' as const,
      params: ({ event }: { event: { status: RefundStatus } }) => ({ status: event.status }),
    },
    description: 'The shop, the provider or another tab moved it on.',
    meta: { requirement: 'INV-03' },
  },
} as const

/**
 * A buyer's refund request for an order: asked, approved, sent, received; or refused, or withdrawn
 * while asked (INV-03).
 */
export const refundRequestMachine = setup({
  types: {
    context: {} as RefundContext,
    events: {} as RefundEvent,
    input: {} as RefundInput,
    tags: {} as RefundTag,
    meta: {} as { requirement: string },
  },
  actors: {} as RefundActors,
  actions: {
    ...({} as RefundEffects),
    takeDraft: assign(({ context }, { change }: { change: Partial<RefundDraft> }) => ({
      draft: { ...context.draft, ...change },
      lacksReason: context.lacksReason && !change.reason,
    })),
    noteLack: assign({ lacksReason: true }),
    clearDraft: assign({ draft: emptyRefund }),
    rememberStatus: assign({ status: (_, { status }: { status: RefundStatus }) => status }),
    rememberFailure: assign({ failure: (_, { kind }: { kind: RefundFailure }) => kind }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasReason: ({ context }) => context.draft.reason !== '',
    isStatus: ({ context }, { wanted }: { wanted: RefundStatus[] }) =>
      wanted.includes(context.status),
    isNews: ({ context }, { status }: { status: RefundStatus }) => context.status !== status,
    isKind,
  },
}).createMachine({
  id: 'refund-request',
  description: 'What is typed stays over a reload and a lost connection.',
  context: ({ input: { orderId, status, stored } }) => ({
    orderId,
    status,
    draft: readRefund(stored, orderId) ?? emptyRefund,
    lacksReason: false,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { requirement: 'INV-03' },
      always: [
        { guard: is('asked'), target: 'asked' },
        { guard: is('approved'), target: 'approved' },
        { guard: is('sent'), target: 'sent' },
        { guard: is('received'), target: 'received' },
        { guard: is('refused'), target: 'refused' },
        {
          target: 'drafting',
          description: 'Nobody asked, or it was withdrawn: it may be asked for.',
        },
      ],
    },
    drafting: {
      meta: { requirement: 'INV-03' },
      initial: 'calm',
      on: {
        'refund.observed': { ...observing['refund.observed'], guard: undefined },
        'draft.changed': {
          target: '.calm',
          actions: [
            { type: 'takeDraft', params: ({ event: { change } }) => ({ change }) },
            storing,
          ],
        },
        'request.submitted': [
          { guard: 'hasReason', target: 'sending' },
          {
            target: '.calm',
            actions: ['noteLack', 'focusReason'],
            description: 'A reason has to be chosen.',
          },
        ],
      },
      states: {
        calm: {},
        failed: {
          description: 'Nothing was asked; everything that was typed is still there.',
          tags: 'failed',
          meta: { requirement: 'INV-03' },
          exit: 'forgetFailure',
        },
      },
    },
    sending: {
      tags: 'busy',
      meta: { requirement: 'INV-03' },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context: { orderId, draft } }) => ({ orderId, draft }),
        onDone: [
          {
            guard: answered<RefundVerdict>('stands'),
            target: 'opening',
            actions: [standing, 'clearDraft', forgetting],
          },
          { target: 'drafting.failed', actions: failing },
        ],
        onError: { target: 'drafting.failed', actions: unanswered },
      },
    },
    asked: {
      description: 'The shop decides within seven days; until then it can be withdrawn.',
      meta: { requirement: 'INV-03' },
      initial: 'calm',
      on: { ...observing, 'withdrawal.requested': 'confirming' },
      states: {
        calm: {},
        failed: { tags: 'failed', meta: { requirement: 'INV-03' }, exit: 'forgetFailure' },
      },
    },
    confirming: {
      tags: 'asking',
      meta: { requirement: 'INV-03' },
      on: {
        ...observing,
        'withdrawal.confirmed': 'withdrawing',
        'withdrawal.dismissed': 'asked',
      },
    },
    withdrawing: {
      tags: ['busy', 'asking'],
      meta: { requirement: 'INV-03' },
      invoke: {
        id: 'withdrawRequest',
        src: 'withdrawRequest',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          { guard: answered<RefundVerdict>('stands'), target: 'opening', actions: standing },
          { target: 'asked.failed', actions: failing },
        ],
        onError: { target: 'asked.failed', actions: unanswered },
      },
    },
    approved: {
      description: 'Access has ended, and the money is sent by itself.',
      meta: { requirement: 'INV-03' },
      on: observing,
    },
    sent: { meta: { requirement: 'INV-03' }, on: observing },
    received: { type: 'final', meta: { requirement: 'INV-03' } },
    refused: { type: 'final', meta: { requirement: 'INV-03' } },
  },
})
