import { createElement, Fragment, type ReactNode } from 'react'

/** Shows parts of a text one after another; a text is drawn whole, so that none needs a key. */
export const inOrder = <Part>(parts: readonly Part[], show: (part: Part) => ReactNode) =>
	createElement(Fragment, null, ...parts.map(show))
