import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { m } from '#i18n/messages'
import type { CommandFailure } from '#machines/web/command/command.types.ts'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { stack4 } from '#ui/look.ts'
import { useCommand } from './use-command.ts'

type CommandProps = {
	/** The word on the button. */
	label: string
	/** The button's accessible name, which names the thing too. */
	name: string
	title: string
	text: string
	ok: string
	run: (signal: AbortSignal) => Promise<unknown>
	onDone: () => void
	tone?: 'solid' | 'outline'
	size?: 'sm' | 'md'
	disabled?: boolean
	/** Fields of the question. */
	children?: ReactNode
	/** False while a field of the question is not filled in. */
	isReady?: boolean
	/** The sentence for a command that the server refuses. */
	refused?: string
}

const failures: Record<CommandFailure, () => string> = {
	refused: m.desk_command_refused,
	unavailable: m.desk_unavailable,
}

/** A button whose call is asked about first. A failure is shown in the question. */
export const CommandButton = (props: CommandProps) => {
	const { label, name, title, ok, run, onDone, children, isReady = true } = props
	const { tone = 'outline', size = 'sm', disabled } = props
	const command = useCommand(run, onDone)
	const failure = useSelector(command, ({ context }) => context.failure)
	const isAsking = useSelector(command, (snapshot) => snapshot.hasTag('asking'))
	const busy = useSelector(command, (snapshot) => snapshot.hasTag('busy'))
	const isAwaiting = useSelector(command, (snapshot) => snapshot.matches('awaitingFactor'))
	const failureWords = failure === 'refused' && props.refused ? props.refused : null
	const text = failure ? (failureWords ?? failures[failure]()) : props.text
	const confirm = () => command.send({ type: 'command.confirmed' })
	const decline = () => command.send({ type: 'command.declined' })
	return (
		<>
			<Button
				tone={tone}
				size={size}
				disabled={disabled}
				aria-label={name}
				onClick={() => command.send({ type: 'command.requested' })}
			>
				{label}
			</Button>
			{isAsking && !children && (
				<AlertDialog
					title={title}
					text={text}
					ok={ok}
					onOk={confirm}
					cancel={m.desk_cancel()}
					onCancel={decline}
					busy={busy}
				/>
			)}
			{isAsking && children && (
				<Dialog
					title={title}
					size="sm"
					closable={!busy}
					onClose={decline}
					foot={
						<Button disabled={!isReady} busy={busy} onClick={confirm}>
							{ok}
						</Button>
					}
				>
					<div className={stack4}>
						<p>{text}</p>
						{children}
					</div>
				</Dialog>
			)}
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => command.send({ type: 'factor.verified' })}
					onDeclined={() => command.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
