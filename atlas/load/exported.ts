import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#atlas/graph/model.ts'
import { Complaint } from './complaint.ts'
import { defaultModel } from './default-model.ts'

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

/**
 * XState 5 ignores what XState 4 called by other names, so such a machine would be read as if it
 * said less.
 */
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

/** One exported value as the atlas reads it; a machine without a model gets one by trying. */
export const subjectOf = (file: string, noun: string, value: unknown): Subject =>
	isModel(value)
		? { noun, file, model: value }
		: { noun, file, model: defaultModel(check(file, value as AnyStateMachine)) }

/**
 * Returns a file's exports that the atlas reads: models, otherwise machines.
 * @throws Complaint if there is neither
 */
export const readable = (path: string, found: Record<string, unknown>): [string, unknown][] => {
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
 * Every machine that a file exports, or the models of them; the first is called by the file, more
 * of them by the file and their export.
 * @throws Complaint when there is none
 */
export const subjectsIn = (
	file: string,
	noun: string,
	found: Record<string, unknown>,
): Subject[] => {
	const fitting = new Map(readable(file, found).map(([name, value]) => [value, name]))
	return [...fitting].map(([value, name]) =>
		subjectOf(file, fitting.size === 1 ? noun : `${noun}-${name}`, value),
	)
}
