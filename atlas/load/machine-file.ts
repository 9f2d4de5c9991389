import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#atlas/graph/model.ts'
import { Complaint } from './complaint.ts'
import { defaultModel } from './default-model.ts'
import { nounOf } from './machine-files.ts'
import { readModule } from './read-module.ts'

/** A machine to read, by the name that its output carries. */
export type Subject = { noun: string; file: string; model: MachineModel }

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  'implementations' in value &&
  typeof (value as AnyStateMachine).getInitialSnapshot === 'function'

const isModel = (value: unknown): value is MachineModel =>
  typeof value === 'object' &&
  value !== null &&
  isMachine((value as MachineModel).machine) &&
  'events' in value &&
  'project' in value

const isOld = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '__xstatenode' in value && !('root' in value)

const list = (names: string[]) => names.join(', ')

/** XState 5 ignores what XState 4 called by other names, so such a machine would be read as if it said less. */
const oldWords = (config: unknown): string[] => {
  if (Array.isArray(config)) return config.flatMap(oldWords)
  if (typeof config !== 'object' || config === null) return []
  const found = Object.keys(config).filter((key) =>
    ['cond', 'services', 'activities'].includes(key),
  )
  const { states, on, after, always, invoke, onDone, onError } = config as Record<string, object>
  const inner = [always, invoke, onDone, onError, ...Object.values({ ...on, ...after, ...states })]
  return [...found, ...inner.flatMap(oldWords)]
}

const check = (path: string, machine: AnyStateMachine): AnyStateMachine => {
  const [word] = oldWords(machine.config)
  if (word)
    throw new Complaint(
      `${path} says '${word}', a word of XState 4; the atlas reads machines of XState 5`,
    )
  return machine
}

const read = (file: string, noun: string, value: unknown): Subject =>
  isModel(value)
    ? { noun, file, model: value }
    : { noun, file, model: defaultModel(check(file, value as AnyStateMachine)) }

/** What of a file's exports the atlas reads: models, or where there is none machines. @throws Complaint when there is neither */
const readable = (path: string, found: Record<string, unknown>): [string, unknown][] => {
  const models = Object.entries(found).filter(([, value]) => isModel(value))
  const machines = Object.entries(found).filter(([, value]) => isMachine(value))
  const fitting = models.length > 0 ? models : machines
  if (fitting.length > 0) return fitting
  if (Object.values(found).some(isOld))
    throw new Complaint(
      `${path} exports a machine of XState 4; the atlas reads machines of XState 5`,
    )
  throw new Complaint(
    `${path} exports no machine; it exports ${list(Object.keys(found)) || 'nothing'}`,
  )
}

/**
 * Every machine that a file exports, or the models of them; the first is called by the file, more of them by the file and their export.
 * @throws Complaint when there is none
 */
export const subjectsIn = (
  file: string,
  noun: string,
  found: Record<string, unknown>,
): Subject[] => {
  const fitting = new Map(readable(file, found).map(([name, value]) => [value, name]))
  return [...fitting].map(([value, name]) =>
    read(file, fitting.size === 1 ? noun : `${noun}-${name}`, value),
  )
}

/**
 * Loads any machine of XState 5, or the model of one.
 * @param place a file, with `:export` where it exports several machines
 * @throws Complaint when there is no file, no machine, more than one, or one of XState 4
 */
export const loadFile = async (place: string): Promise<Subject> => {
  const [, named, wanted] = /^(.+):([\w$]+)$/.exec(place) ?? []
  const isWhole = existsSync(place) || named === undefined
  const file = resolve(isWhole ? place : named)
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}`)
  const exported = await readModule(file)
  if (!isWhole && !(wanted! in exported))
    throw new Complaint(
      `${file} exports no '${wanted}'; it exports ${list(Object.keys(exported)) || 'nothing'}`,
    )
  const fitting = readable(file, isWhole ? exported : { [wanted!]: exported[wanted!] })
  if (fitting.length > 1) {
    const names = fitting.map(([name]) => name)
    throw new Complaint(
      `${file} exports ${names.length} machines: ${list(names)}; say which with --file ${file}:${names[0]}`,
    )
  }
  const [name, value] = fitting[0]!
  return read(file, nounOf(file) || name, value)
}
