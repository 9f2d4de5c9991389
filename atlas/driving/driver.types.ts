import type { Page, Request, Route } from '@playwright/test'
import type { Edge } from '#atlas/graph/graph.ts'

/** A situation as drivers see it: state value, `#tags`, projected context. */
export type Situation = { state: string; tags: string[]; context: Record<string, unknown> }

/** How one actor's call is answered, by the outcome's name in the model. */
export type HeldCall = {
	url: RegExp
	/**
	 * False lets a call pass that the same address serves for somebody else; without it every call is
	 * held.
	 */
	holds?: (page: Page, request: Request) => boolean
	/**
	 * The page may ask the same once more by itself: what comes until the next step gets the answer
	 * of this one.
	 */
	asksAgain?: boolean
	answers: Record<string, (route: Route) => Promise<void>>
}

/**
 * A machine in the browser: events are gestures, outcomes are answers of the network that the path
 * holds back until their turn, situations are what a person sees.
 */
export type Driver = {
	noun: string
	/**
	 * Which steps can be made to happen by a person or the network, all unless it says so; the others
	 * are proved against the machine alone.
	 */
	drives?: (edge: Edge) => boolean
	/** Longest path, in steps. */
	maxSteps?: number
	start: (page: Page, label: string) => Promise<void>
	events: Record<string, (page: Page) => Promise<void>>
	/** The actors that call the server; an outcome of another actor happens by itself. */
	calls: Record<string, HeldCall>
	/** Gestures while a named delay passes; by default it only waits for the result. */
	delays?: Record<string, (page: Page) => Promise<void>>
	/**
	 * Checks what a person sees after a step; the step's effects may lead elsewhere, and are taken
	 * back here.
	 */
	sees: (page: Page, situation: Situation, step: Edge) => Promise<void>
}
