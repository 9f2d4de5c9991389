/** A new noun: its area, its name in kebab case, and the requirement that it meets. */
export type NewNoun = { area: string; noun: string; requirement: string }

const camelOf = (kebab: string) =>
	kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const pascalOf = (kebab: string) => camelOf(`-${kebab}`)

const typesOf = ({ noun }: NewNoun) => `import type { PromiseActorLogic } from 'xstate'

/** The typed values, by field. */
export type ${pascalOf(noun)}Draft = { text: string }

export type ${pascalOf(noun)}Context = {
  draft: ${pascalOf(noun)}Draft
  /** Why the last call changed nothing. */
  failure: 'rejected' | 'unreachable' | null
}

export type ${pascalOf(noun)}Event =
  | { type: 'field.changed'; draft: ${pascalOf(noun)}Draft }
  | { type: 'form.submitted' }

/** \`busy\` while the server is asked. */
export type ${pascalOf(noun)}Tag = 'busy' | 'done'

export type ${pascalOf(noun)}Verdict = { kind: 'saved' } | { kind: 'rejected' }

export type ${pascalOf(noun)}Actors = {
  /** Saves what was typed. Rejects if the server does not answer. */
  save${pascalOf(noun)}: PromiseActorLogic<${pascalOf(noun)}Verdict, ${pascalOf(noun)}Draft>
}
`

const machineOf = ({ noun, requirement }: NewNoun) => `import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import type {
  ${pascalOf(noun)}Actors,
  ${pascalOf(noun)}Context,
  ${pascalOf(noun)}Draft,
  ${pascalOf(noun)}Event,
  ${pascalOf(noun)}Tag,
  ${pascalOf(noun)}Verdict,
} from './${noun}.types.ts'

type Failure = NonNullable<${pascalOf(noun)}Context['failure']>

const failing = (failure: Failure) => ({ type: 'assignFailure' as const, params: { failure } })

/** Saves what was typed; it stays when the server refuses it or does not answer (${requirement}). */
export const ${camelOf(noun)}Machine = setup({
  types: {
    context: {} as ${pascalOf(noun)}Context,
    events: {} as ${pascalOf(noun)}Event,
    tags: {} as ${pascalOf(noun)}Tag,
    meta: {} as { requirement: string },
  },
  actors: {} as ${pascalOf(noun)}Actors,
  actions: {
    assignDraft: assign((_, { draft }: { draft: ${pascalOf(noun)}Draft }) => ({ draft, failure: null })),
    assignFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isComplete: ({ context }) => context.draft.text.trim() !== '',
    isKind,
  },
}).createMachine({
  id: '${noun}',
  description: 'A form of one field, and the call that saves it.',
  context: { draft: { text: '' }, failure: null },
  initial: 'editing',
  states: {
    editing: {
      meta: { requirement: '${requirement}' },
      on: {
        'field.changed': {
          actions: { type: 'assignDraft', params: ({ event: { draft } }) => ({ draft }) },
        },
        'form.submitted': { guard: 'isComplete', target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      meta: { requirement: '${requirement}' },
      entry: 'clearFailure',
      invoke: {
        id: 'save${pascalOf(noun)}',
        src: 'save${pascalOf(noun)}',
        input: ({ context: { draft } }) => draft,
        onDone: [
          { guard: answered<${pascalOf(noun)}Verdict>('saved'), target: 'saved' },
          { target: 'editing', actions: failing('rejected') },
        ],
        onError: { target: 'editing', actions: failing('unreachable') },
      },
    },
    saved: { tags: 'done', type: 'final', meta: { requirement: '${requirement}' } },
  },
})
`

const modelOf = ({
	noun,
}: NewNoun) => `import { ${camelOf(noun)}Machine } from './${noun}.machine.ts'
import type { ${pascalOf(noun)}Context, ${pascalOf(noun)}Event } from './${noun}.types.ts'

/** How the paths of ${noun} are found. */
export const ${camelOf(noun)}Model = {
  machine: ${camelOf(noun)}Machine,
  inputs: { empty: undefined },
  events: {
    'field.changed': { type: 'field.changed', draft: { text: 'Something' } },
    'field.changed blank': { type: 'field.changed', draft: { text: ' ' } },
    'form.submitted': { type: 'form.submitted' },
  } satisfies Record<string, ${pascalOf(noun)}Event>,
  outcomes: {
    save${pascalOf(noun)}: {
      saved: { output: { kind: 'saved' } },
      rejected: { output: { kind: 'rejected' } },
      unreachable: { error: new Error('offline') },
    },
  },
  delays: {},
  effects: [],
  project: ({ draft, failure }: ${pascalOf(noun)}Context) => ({ draft, failure }),
}
`

const storyOf = ({ noun, requirement }: NewNoun) => `import { expect, test } from 'vitest'
import { statesOf } from '../story.ts'

test('${requirement} what the server refuses stays in the form, and is saved when it is corrected', () => {
  expect(
    statesOf(
      '${noun}',
      'empty',
      'form.submitted',
      'field.changed',
      'form.submitted',
      'answer save${pascalOf(noun)} rejected',
      'form.submitted',
      'answer save${pascalOf(noun)} saved',
    ),
  ).toEqual(['editing', 'editing', 'saving', 'editing', 'saving', 'saved'])
})
`

/** The files of a new noun: path and content. They compile, and their tests pass. */
export const nounFiles = (of: NewNoun): Record<string, string> => {
	const folder = `machines/${of.area}/${of.noun}`
	return {
		[`${folder}/${of.noun}.types.ts`]: typesOf(of),
		[`${folder}/${of.noun}.machine.ts`]: machineOf(of),
		[`${folder}/${of.noun}.model.ts`]: modelOf(of),
		[`tests/machines/${of.area}/${of.noun}.test.ts`]: storyOf(of),
	}
}

const MODELS = 'export const models'
const POPULARITY = 'export const POPULARITY: Record<string, number> = {\n'

/** Adds a noun's model to the text of `tests/machines/models.ts`. */
export const withModel = (text: string, { area, noun }: NewNoun): string => {
	const at = text.indexOf('{\n', text.indexOf(MODELS)) + 2
	const entry = `\t'${noun}': ${camelOf(noun)}Model,\n`
	const line = `import { ${camelOf(noun)}Model } from '#machines/${area}/${noun}/${noun}.model.ts'\n`
	return line + text.slice(0, at) + entry + text.slice(at)
}

/** Adds a noun to the text of `atlas/journeys/tendencies.ts`, among the rarest. */
export const withPopularity = (text: string, { noun }: NewNoun): string =>
	text.replace(POPULARITY, `${POPULARITY}\t'${noun}': 2,\n`)
