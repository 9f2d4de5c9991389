import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
  BatchVerdict,
  ChosenFile,
  ImportFailure,
  ReadVerdict,
  TeacherImportActors,
  TeacherImportContext,
  TeacherImportEvent,
  TeacherImportTag,
} from './teacher-import.types.ts'
import { faultOfFile } from './teacher-rows.rules.ts'

type ReadAnswer = { event: { output: ReadVerdict } }
type BatchAnswer = { event: { output: BatchVerdict } }
type Chosen = { event: { file: ChosenFile } }

const fileOf = ({ event: { file } }: Chosen) => ({ file })
const choosing = [
  {
    guard: { type: 'isReadable' as const, params: fileOf },
    target: '#teacher-import.reading',
    actions: { type: 'assignFile' as const, params: fileOf },
  },
  {
    target: '#teacher-import.choosing.refused',
    actions: { type: 'refuseFile' as const, params: fileOf },
    description: 'It is too large, empty, or no table of text.',
  },
]

/**
 * Imports a school's teachers from a file: reads, previews and sends it in batches; each teacher
 * gets an invitation (SCH-08).
 */
export const teacherImportMachine = setup({
  types: {
    context: {} as TeacherImportContext,
    events: {} as TeacherImportEvent,
    tags: {} as TeacherImportTag,
    meta: {} as { requirement: string },
  },
  actors: {} as TeacherImportActors,
  actions: {
    assignFile: assign((_, { file }: { file: ChosenFile }) => ({
      ...{ file, fileFault: null, found: [], good: 0, faults: [], sent: 0, added: 0 },
      failure: null,
    })),
    refuseFile: assign((_, { file }: { file: ChosenFile }) => ({
      file,
      fileFault: faultOfFile(file),
      found: [],
    })),
    assignRead: assign((_, { verdict }: { verdict: ReadVerdict }) =>
      verdict.kind === 'read'
        ? { good: verdict.good, faults: verdict.faults }
        : { fileFault: verdict.fault, found: verdict.found },
    ),
    assignUnread: assign({ fileFault: 'unavailable' }),
    countBatch: assign(({ context }, { verdict }: { verdict: BatchVerdict }) =>
      verdict.kind === 'taken'
        ? {
            sent: context.sent + verdict.rows,
            added: context.added + verdict.added,
            faults: [...context.faults, ...verdict.faults],
          }
        : {},
    ),
    ...failureActions<ImportFailure>(),
  },
  guards: {
    isReadable: (_, { file }: { file: ChosenFile }) => faultOfFile(file) === null,
    hasGood: ({ context }) => context.good > 0,
    hasMore: ({ context }) => context.sent < context.good,
    isKind,
  },
}).createMachine({
  id: 'teacher-import',
  description:
    'Nothing is sent before the preview was seen; what was sent stays when the rest fails.',
  context: {
    ...{ file: null, fileFault: null, found: [], good: 0, faults: [], sent: 0, added: 0 },
    failure: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { requirement: 'SCH-08' },
      initial: 'idle',
      on: { 'file.chosen': choosing },
      states: {
        idle: {},
        refused: {
          description: 'The file cannot be read, and why is said.',
          tags: 'failed',
          meta: { requirement: 'SCH-08' },
        },
      },
    },
    reading: {
      description: 'Rows are checked, and the server says which addresses the school knows.',
      tags: 'busy',
      meta: { requirement: 'SCH-08' },
      on: { 'import.cancelled': 'choosing' },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file! }),
        onDone: [
          {
            guard: answered<ReadVerdict>('read'),
            target: 'previewing',
            actions: {
              type: 'assignRead',
              params: ({ event }: ReadAnswer) => ({ verdict: event.output }),
            },
          },
          {
            target: 'choosing.refused',
            actions: {
              type: 'assignRead',
              params: ({ event }: ReadAnswer) => ({ verdict: event.output }),
            },
          },
        ],
        onError: { target: 'choosing.refused', actions: 'assignUnread' },
      },
    },
    previewing: {
      description: 'What can be imported and what is left out is shown; nobody was invited yet.',
      meta: { requirement: 'SCH-08' },
      on: {
        'file.chosen': choosing,
        'import.confirmed': { guard: 'hasGood', target: 'importing' },
        'import.cancelled': 'choosing',
      },
    },
    importing: {
      tags: 'busy',
      meta: { requirement: 'SCH-08' },
      invoke: {
        id: 'sendBatch',
        src: 'sendBatch',
        input: ({ context }) => ({ file: context.file!, from: context.sent }),
        onDone: [
          {
            guard: answered<BatchVerdict>('taken'),
            target: 'sorting',
            actions: {
              type: 'countBatch',
              params: ({ event }: BatchAnswer) => ({ verdict: event.output }),
            },
          },
          {
            target: 'interrupted',
            actions: answeredFailure<ImportFailure>(),
          },
        ],
        onError: {
          target: 'interrupted',
          actions: unavailable,
        },
      },
    },
    sorting: {
      meta: { requirement: 'SCH-08' },
      always: [{ guard: 'hasMore', target: 'importing' }, { target: 'imported' }],
    },
    interrupted: {
      description: 'What was sent stays; the rest is sent from there.',
      tags: 'failed',
      meta: { requirement: 'SCH-08' },
      exit: 'clearFailure',
      on: {
        'import.confirmed': 'importing',
        'connection.restored': 'importing',
        'import.cancelled': 'choosing',
      },
    },
    imported: {
      meta: { requirement: 'SCH-08' },
      on: { 'file.chosen': choosing },
    },
  },
})
