import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { useStaff } from '#desk/layout/use-staff.ts'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { setupSteps } from '#domain/shop/shop-settings.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { muted, sectionText, stack4 } from '#ui/look.ts'
import { ContentPart } from './content-part.tsx'
import { DemoPart } from './demo-part.tsx'
import { SetupFields } from './setup-fields.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { failureWords, stepLeads, stepNames } from './setup-words.ts'
import { setupQuery } from './shop-setup.queries.ts'
import { TestMail } from './test-mail.tsx'
import { TestPayment } from './test-payment.tsx'
import { type ShopSetupRef, useShopSetup } from './use-shop-setup.ts'

const lead = css({
	color: 'ink.muted',
	pb: '5',
	maxW: 'prose',
	'& a': { color: 'primary.ink', textDecoration: 'underline' },
})
const columns = css({
	display: 'grid',
	gap: { base: '6', md: '8' },
	gridTemplateColumns: { md: '[14rem minmax(0, 34rem)]' },
})
const fault = css({ color: 'red', overflowWrap: 'anywhere' })
const act = css({ display: 'flex', pt: '2' })

const Step = ({ setup }: { setup: ShopSetupRef }) => {
	const { data } = useSuspenseQuery(setupQuery)
	const { step, draft, facts, faults, failure, reason } = useSelector(
		setup,
		({ context }) => context,
	)
	const busy = useSelector(setup, (snapshot) => snapshot.hasTag('busy'))
	const isElsewhere = useSelector(setup, (snapshot) => snapshot.matches('awaitingPage'))
	return (
		<section className={stack4} aria-labelledby="step">
			<h2 className={sectionText} id="step">
				{stepNames[step]()}
			</h2>
			<p className={muted}>{stepLeads[step]()}</p>
			{step === 'payments' ? (
				<TestPayment
					payments={data.payments}
					busy={busy}
					isElsewhere={isElsewhere}
					onTest={(provider) => setup.send({ type: 'payment.requested', provider })}
					onReport={() => setup.send({ type: 'payment.reported' })}
					onDrop={() => setup.send({ type: 'payment.dropped' })}
				/>
			) : (
				<form
					className={stack4}
					noValidate
					onSubmit={(event) => {
						event.preventDefault()
						setup.send({ type: 'step.submitted' })
						focusFirstError(event.currentTarget)
					}}
				>
					<SetupFields
						step={step}
						draft={draft}
						inUse={data.in_use}
						stored={facts.settings}
						faults={faults}
						onChange={(change) => setup.send({ type: 'field.changed', change })}
					/>
					<div className={act}>
						<Button type="submit" busy={busy}>
							{m.desk_setup_store()}
						</Button>
					</div>
				</form>
			)}
			{step === 'mail' && (
				<TestMail
					mail={data.mail}
					busy={busy}
					onTest={() => setup.send({ type: 'mail.requested' })}
				/>
			)}
			{failure && (
				<p className={fault} role="alert">
					{failureWords[failure](reason ?? '')}
				</p>
			)}
		</section>
	)
}

/** The settings of the shop in steps, each tried where it is made (DSK-01). */
export const SetupPage = () => {
	const { data } = useSuspenseQuery(setupQuery)
	const setup = useShopSetup(data, useStaff().id)
	const step = useSelector(setup, ({ context }) => context.step)
	const done = useSelector(setup, ({ context }) => context.facts.done)
	const isEditing = useSelector(setup, (snapshot) => snapshot.hasTag('editing'))
	const isAwaiting = useSelector(setup, (snapshot) => snapshot.matches('awaitingFactor'))
	return (
		<>
			<Heading>{m.desk_setup_title()}</Heading>
			<p className={lead}>
				{done.length === setupSteps.length ? m.desk_setup_complete() : m.desk_setup_lead()}{' '}
				<DeskLink to="/resources">{m.desk_setup_first_course()}</DeskLink>
			</p>
			<div className={columns}>
				<SetupSteps
					step={step}
					done={done}
					disabled={!isEditing}
					onOpen={(opened) => setup.send({ type: 'step.opened', step: opened })}
				/>
				<Step setup={setup} />
			</div>
			<ContentPart {...data} />
			<DemoPart demo={data.demo} />
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => setup.send({ type: 'factor.verified' })}
					onDeclined={() => setup.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
