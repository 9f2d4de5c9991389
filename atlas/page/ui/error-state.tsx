import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { notice } from '#atlas-styled/recipes'
import { Button } from './button.tsx'

const look = notice({ kind: 'error' })

type ErrorProps = {
	/** The error. */
	title: string
	/** The state of the data and the next step. */
	text: ReactNode
	onRetry: () => void
}

/** Something failed: what happened, what is safe, what to do next. */
export const ErrorState = ({ title, text, onRetry }: ErrorProps) => (
	<div className={look.root} role="alert">
		<CloudOff className={look.icon} aria-hidden="true" />
		<p className={look.title}>{title}</p>
		<p className={look.text}>{text}</p>
		<div className={look.actions}>
			<Button onClick={onRetry}>Try again</Button>
		</div>
	</div>
)
