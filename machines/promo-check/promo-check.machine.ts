import { assign, setup } from 'xstate'
import type {
  PromoCheckActors,
  PromoCheckContext,
  PromoCheckEffects,
  PromoCheckEvent,
  PromoCheckInput,
  PromoCheckTag,
} from './promo-check.types.ts'

/** The promo code of a purchase: debounced, checked by the server, stale answers dropped (PRM-01, PRM-02). */
export const promoCheckMachine = setup({
  types: {
    context: {} as PromoCheckContext,
    events: {} as PromoCheckEvent,
    input: {} as PromoCheckInput,
    tags: {} as PromoCheckTag,
    meta: {} as { requirement: string },
  },
  actors: {} as PromoCheckActors,
  actions: {
    ...({} as PromoCheckEffects),
    rememberCode: assign({
      code: (_, params: { code: string }) => params.code.trim(),
      detail: null,
    }),
    forgetCode: assign({ code: '', detail: null }),
    rememberDetail: assign({ detail: (_, params: { detail: string }) => params.detail }),
  },
  guards: {
    isBlank: (_, params: { code: string }) => params.code.trim() === '',
    isKind: (_, params: { kind: string; wanted: string }) => params.kind === params.wanted,
  },
  delays: { debounce: 600 },
}).createMachine({
  id: 'promo-check',
  description: 'A promo code from the first keystroke to the verdict of the server.',
  context: ({ input }) => ({ code: input.code?.trim() ?? '', detail: null }),
  initial: 'opening',
  on: {
    'promo.changed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => ({ code: event.code }) },
        target: '.empty',
        description: 'An empty field is never looked up.',
        meta: { requirement: 'PRM-01' },
      },
      {
        target: '.waiting',
        actions: { type: 'rememberCode', params: ({ event }) => ({ code: event.code }) },
        meta: { requirement: 'PRM-01' },
      },
    ],
    'promo.applied': {
      target: '.checking',
      actions: { type: 'rememberCode', params: ({ event }) => ({ code: event.code }) },
      description: 'A coupon card was chosen: no debounce.',
      meta: { requirement: 'PRM-03' },
    },
    'promo.cleared': { target: '.empty', meta: { requirement: 'PRM-03' } },
  },
  states: {
    opening: {
      meta: { requirement: 'PRM-01' },
      always: [
        {
          guard: { type: 'isBlank', params: ({ context }) => ({ code: context.code }) },
          target: 'empty',
        },
        { target: 'checking' },
      ],
    },
    empty: {
      meta: { requirement: 'PRM-01' },
      entry: ['forgetCode', { type: 'reportPromo', params: { code: '', kind: 'none' } }],
    },
    waiting: {
      description:
        'The person may still be typing; the purchase cannot be sent with an unsettled code.',
      tags: 'busy',
      meta: { requirement: 'PRM-01' },
      entry: {
        type: 'reportPromo',
        params: ({ context }) => ({ code: context.code, kind: 'pending' }),
      },
      after: { debounce: { target: 'checking', meta: { requirement: 'PRM-01' } } },
    },
    checking: {
      description: 'Shown as `Checking...`.',
      tags: 'busy',
      meta: { requirement: 'PRM-01' },
      entry: {
        type: 'reportPromo',
        params: ({ context }) => ({ code: context.code, kind: 'pending' }),
      },
      invoke: {
        id: 'checkPromo',
        src: 'checkPromo',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ kind: event.output.kind, wanted: 'valid' }),
            },
            target: 'valid',
            meta: { requirement: 'PRM-02' },
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ kind: event.output.kind, wanted: 'invalid' }),
            },
            target: 'invalid',
            meta: { requirement: 'PRM-02' },
          },
          {
            target: 'refused',
            actions: {
              type: 'rememberDetail',
              params: ({ event }) => ({
                detail: event.output.kind === 'refused' ? event.output.detail : '',
              }),
            },
            meta: { requirement: 'PRM-02' },
          },
        ],
        onError: { target: 'failed', meta: { requirement: 'PRM-01' } },
      },
    },
    valid: {
      meta: { requirement: 'PRM-02' },
      entry: {
        type: 'reportPromo',
        params: ({ context }) => ({ code: context.code, kind: 'valid' }),
      },
    },
    invalid: {
      tags: 'failed',
      meta: { requirement: 'PRM-02' },
      entry: {
        type: 'reportPromo',
        params: ({ context }) => ({ code: context.code, kind: 'invalid' }),
      },
    },
    refused: {
      description: 'The server said why in its own words.',
      tags: 'failed',
      meta: { requirement: 'PRM-02' },
      entry: {
        type: 'reportPromo',
        params: ({ context }) => ({ code: context.code, kind: 'refused' }),
      },
    },
    failed: {
      description: 'Shown as `Error`: no answer came.',
      tags: 'failed',
      meta: { requirement: 'PRM-01' },
      entry: {
        type: 'reportPromo',
        params: ({ context }) => ({ code: context.code, kind: 'failed' }),
      },
      on: { 'check.retried': { target: 'checking', meta: { requirement: 'PRM-01' } } },
    },
  },
})
