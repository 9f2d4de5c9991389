import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { readAddresses } from '#machines/kit/teacher-address.rules.ts'
import { faultOfTyped, readInvite } from './teacher-invite.rules.ts'
import type {
  InviteFailure,
  InviteResult,
  InviteVerdict,
  TeacherInviteActors,
  TeacherInviteContext,
  TeacherInviteEffects,
  TeacherInviteEvent,
  TeacherInviteInput,
  TeacherInviteTag,
} from './teacher-invite.types.ts'

type Answer = { event: { output: InviteVerdict } }

const storing = {
  type: 'storeDraft' as const,
  params: ({ context }: { context: TeacherInviteContext }) => ({ typed: context.typed }),
}

/** A school invites teachers by their addresses (SCH-06). */
export const teacherInviteMachine = setup({
  types: {
    context: {} as TeacherInviteContext,
    events: {} as TeacherInviteEvent,
    input: {} as TeacherInviteInput,
    tags: {} as TeacherInviteTag,
    meta: {} as { requirement: string },
  },
  actors: {} as TeacherInviteActors,
  actions: {
    ...({} as TeacherInviteEffects),
    takeTyped: assign((_, { typed }: { typed: string }) => ({ typed, fault: null, results: [] })),
    noteFault: assign({ fault: ({ context }) => faultOfTyped(context.typed) }),
    rememberResults: assign((_, { results }: { results: readonly InviteResult[] }) => ({
      results,
      typed: '',
    })),
    rememberFailure: assign({ failure: (_, { kind }: { kind: InviteFailure }) => kind }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isGood: ({ context }) => faultOfTyped(context.typed) === null,
    isKind,
  },
}).createMachine({
  id: 'teacher-invite',
  description: 'What is typed stays over a reload and a lost connection.',
  context: ({ input: { stored } }) => ({
    typed: readInvite(stored),
    fault: null,
    results: [],
    failure: null,
  }),
  initial: 'drafting',
  states: {
    drafting: {
      meta: { requirement: 'SCH-06' },
      initial: 'calm',
      on: {
        'addresses.changed': {
          target: '.calm',
          actions: [{ type: 'takeTyped', params: ({ event: { typed } }) => ({ typed }) }, storing],
        },
        'invitations.submitted': [
          { guard: 'isGood', target: 'sending' },
          {
            target: '.calm',
            actions: ['noteFault', 'focusAddresses'],
            description: 'An address is missing, is none, or there are too many.',
          },
        ],
      },
      states: {
        calm: {},
        failed: {
          description: 'Nobody was invited; everything that was typed is still there.',
          tags: 'failed',
          meta: { requirement: 'SCH-06' },
          exit: 'forgetFailure',
        },
      },
    },
    sending: {
      tags: 'busy',
      meta: { requirement: 'SCH-06' },
      invoke: {
        id: 'sendInvitations',
        src: 'sendInvitations',
        input: ({ context }) => ({ teachers: readAddresses(context.typed) }),
        onDone: [
          {
            guard: answered<InviteVerdict>('sent'),
            target: 'drafting',
            actions: [
              {
                type: 'rememberResults',
                params: ({ event: { output } }: Answer) => ({
                  results: output.kind === 'sent' ? output.results : [],
                }),
              },
              storing,
            ],
          },
          {
            target: 'drafting.failed',
            actions: {
              type: 'rememberFailure',
              params: ({ event: { output } }: Answer) => ({ kind: output.kind as InviteFailure }),
            },
          },
        ],
        onError: {
          target: 'drafting.failed',
          actions: { type: 'rememberFailure', params: { kind: 'unavailable' } },
        },
      },
    },
  },
})
