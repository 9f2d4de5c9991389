import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { isUpcoming } from '#machines/catalogue/card/upcoming.rules.ts'
import type { Enrolment } from '#openapi/v1.gen.ts'
import { openComingSoon } from '#processes/open-coming-soon.ts'
import { useProcesses } from '#processes/processes.ts'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'

/**
 * Link to an enrolled item; items that are not confirmed or have not started say so instead
 * (MOD-01).
 */
export const LearningWay = ({ enrolment }: { enrolment: Enrolment }) => {
	const { id, webinar, status, progress } = enrolment
	const processes = useProcesses()
	const isPending = status === 'pending'
	const again = progress === 100 ? m.learning_again() : m.learning_continue()
	const word = progress === 0 ? m.card_start_learning() : again
	if (!isPending && !isUpcoming(webinar, Date.now()))
		return (
			<Link className={button({ size: 'sm' })} to="/profile/my-learning/$id" params={{ id }}>
				{word}
			</Link>
		)
	const explain = () =>
		isPending
			? processes.modals.send({
					type: 'modal.opened',
					modal: { kind: 'access', params: { title: webinar.title } },
				})
			: openComingSoon(processes, webinar)
	return (
		<Button
			size="sm"
			tone={isPending ? 'outline' : 'solid'}
			aria-haspopup="dialog"
			onClick={explain}
		>
			{isPending ? m.learning_pending_why() : m.card_join()}
		</Button>
	)
}
