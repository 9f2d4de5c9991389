import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { notice } from '#styled/recipes'
import { Button } from '../action/button.tsx'

const look = notice({ kind: 'error' })

type ErrorProps = {
	/** The error. */
	title?: string
	/** The state of the data and the next step. */
	text?: ReactNode
	onRetry?: () => void
	children?: ReactNode
}

/** Something failed: what happened, what is safe, what to do next (NAV-12). */
export const ErrorState = ({ title, text, onRetry, children }: ErrorProps) => (
	<div className={look.root} role="alert">
		<CloudOff className={look.icon} aria-hidden="true" />
		<p className={look.title}>{title ?? m.app_error_title()}</p>
		<p className={look.text}>{text ?? m.app_error_text()}</p>
		<div className={look.actions}>
			{onRetry && <Button onClick={onRetry}>{m.app_retry()}</Button>}
			{children}
		</div>
	</div>
)
