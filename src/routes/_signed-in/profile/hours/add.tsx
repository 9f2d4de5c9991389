import { createFileRoute, Link } from '@tanstack/react-router'
import { OutsideTrainingForm } from '#features/learning/training/outside-training-form.tsx'
import { m } from '#i18n/messages'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { lead4 } from '#ui/look.ts'

const Add = () => (
	<>
		<Breadcrumb here={m.training_form_add()}>
			<Link to="/profile/hours">{m.training_title()}</Link>
		</Breadcrumb>
		<Heading>{m.training_form_add()}</Heading>
		<p className={lead4}>{m.training_form_lead()}</p>
		<OutsideTrainingForm entry={null} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/hours/add')({
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.training_form_add(), noindex: true }),
	component: Add,
})
