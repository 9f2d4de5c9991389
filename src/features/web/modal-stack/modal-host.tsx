import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import type { CloseReason, Modal, ModalKind } from '#machines/web/modal-stack/modal-stack.types.ts'
import { useProcesses } from '#processes/processes.ts'

/** Draws one modal: its ids, and how it says that it was closed. */
export type ModalView = (
	params: NonNullable<Modal['params']>,
	close: (reason: CloseReason) => void,
) => ReactNode

/** The open modals, one on top of another; the root route says how each kind looks (MOD-01). */
export const ModalHost = ({ views }: { views: Partial<Record<ModalKind, ModalView>> }) => {
	const { modals } = useProcesses()
	const stack = useSelector(modals, ({ context }) => context.stack)
	const close = (reason: CloseReason) => modals.send({ type: 'modal.closed', reason })
	return stack.map(({ kind, params = {} }) => (
		<Fragment key={kind}>{views[kind]?.(params, close)}</Fragment>
	))
}
