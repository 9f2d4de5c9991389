import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '#machines/kit/transition-names.ts'
import { nodesOf, transitionsFrom } from '../definition.ts'
import type { Attempt } from '../explore.ts'
import type { StepKind } from '../graph.ts'

/** A step that can be tried in a situation. */
export type Cell = { from: string; kind: StepKind; label: string }

/**
 * Where an exploration first took each transition, and where it first saw each guard asked and
 * refused: a guard that has said yes is a transition that was taken.
 */
export type Shown = { taken: Map<string, Cell>; refused: Map<string, Cell> }

/** Gaps of an exploration: transitions never taken, and guards that were never false. */
export type Gaps = { untaken: string[]; oneSided: string[] }

const isWithin = (inner: AnyStateNode, outer: AnyStateNode): boolean =>
	inner === outer || (inner.parent !== undefined && isWithin(inner.parent, outer))

const handles = ({ eventType }: AnyTransitionDefinition, event: string): boolean =>
	eventType === event ||
	eventType === '*' ||
	(eventType.endsWith('.*') && event.startsWith(eventType.slice(0, -1)))

const isBefore = (one: AnyTransitionDefinition, other: AnyTransitionDefinition): boolean => {
	if (one.eventType !== other.eventType) return one.eventType.length > other.eventType.length
	const list = transitionsFrom(one.source)
	return list.indexOf(one) < list.indexOf(other)
}

/** Returns true if a guard must have been asked and have said no, given what was taken instead. */
const saidNo = (
	definition: AnyTransitionDefinition,
	taken: readonly AnyTransitionDefinition[],
): boolean =>
	taken.every((one) => {
		if (one === definition || isWithin(one.source, definition.source))
			return one !== definition && one.source === definition.source && isBefore(definition, one)
		return true
	})

/**
 * Reads from the attempts what was taken and which guards were asked and refused, eventless ones
 * too.
 */
export const shownBy = (attempts: readonly Attempt[]): Shown => {
	const shown: Shown = { taken: new Map(), refused: new Map() }
	const asked = new Map<AnyStateNode, AnyTransitionDefinition[]>()
	const guarded = (node: AnyStateNode) => {
		const known = asked.get(node) ?? transitionsFrom(node).filter(({ guard }) => guard)
		asked.set(node, known)
		return known
	}
	for (const { from, at, trial, microsteps } of attempts) {
		const cell: Cell = { from, kind: trial.kind, label: trial.label }
		const note = (where: Map<string, Cell>, definition: AnyTransitionDefinition) => {
			const id = transitionId(definition)
			if (!where.has(id)) where.set(id, cell)
		}
		let before = at
		let event = trial.event.type
		for (const { taken, snapshot } of microsteps) {
			for (const one of taken) {
				note(shown.taken, one)
				for (const definition of guarded(one.source))
					if (definition.eventType === one.eventType && isBefore(definition, one))
						note(shown.refused, definition)
			}
			const type = taken[0]?.eventType === '' ? '' : event
			for (const definition of (before?._nodes ?? []).flatMap(guarded))
				if (type === '' ? definition.eventType === '' : handles(definition, type))
					if (saidNo(definition, taken)) note(shown.refused, definition)
			before = snapshot
			event = ''
		}
		const rest = (before?._nodes ?? []).flatMap(guarded)
		for (const definition of rest) if (definition.eventType === '') note(shown.refused, definition)
	}
	return shown
}

/** The gaps of an exploration. */
export const gapsOf = (machine: AnyStateMachine, attempts: readonly Attempt[]): Gaps => {
	const shown = shownBy(attempts)
	const all = nodesOf(machine.root).flatMap(transitionsFrom)
	return {
		untaken: all.map(transitionId).filter((id) => !shown.taken.has(id)),
		oneSided: all
			.filter(({ guard }) => guard !== undefined)
			.map(transitionId)
			.filter((id) => !shown.refused.has(id)),
	}
}
