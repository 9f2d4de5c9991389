import { Link } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { credentialCheckMachine } from '#machines/learning/certificate/credential-check.machine.ts'
import type { CredentialCheckContext } from '#machines/learning/certificate/credential-check.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { lead4 } from '#ui/look.ts'
import { credentialCheckActors } from './credential-check.actors.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const machine = credentialCheckMachine.provide({ actors: credentialCheckActors })

const Found = ({ found }: { found: NonNullable<CredentialCheckContext['found']> }) => {
	const { status, certificate } = found
	const said = { holder: certificate?.holder ?? '', title: certificate?.title ?? '' }
	const words = {
		valid: m.certificate_found_valid(said),
		revoked: m.certificate_found_revoked(said),
		altered: m.certificate_found_altered(),
		unreadable: m.certificate_found_unreadable(),
	}
	return (
		<Notice kind={status === 'valid' ? 'info' : 'warning'}>
			<p>{words[status]}</p>
			{certificate && (
				<Link className={link()} to="/certificate/$id" params={{ id: certificate.id }}>
					{m.certificate_found_page()}
				</Link>
			)}
		</Notice>
	)
}

/** A box to paste or choose a signed badge, and what it is found to be (CER-01). */
export const CredentialCheck = () => {
	const ref = useActorRef(machine, { inspect: observe })
	const { text, found } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(ref, (snapshot) => snapshot.hasTag('failed'))
	const take = (text: string) => ref.send({ type: 'credential.changed', text })
	return (
		<Section id="check" title={m.certificate_check()}>
			<p className={lead4}>{m.certificate_check_lead()}</p>
			<form
				className={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					ref.send({ type: 'credential.submitted' })
				}}
			>
				<TextArea
					label={m.certificate_check_text()}
					value={text}
					maxLength={20_000}
					spellCheck={false}
					onChange={({ target }) => take(target.value)}
				/>
				<TextField
					label={m.certificate_check_file()}
					type="file"
					accept=".jwt,.txt"
					onChange={({ target }) => void target.files?.[0]?.slice(0, 20_000).text().then(take)}
				/>
				<Button type="submit" busy={busy}>
					{busy ? m.certificate_check_sending() : m.certificate_check_send()}
				</Button>
				{found && <Found found={found} />}
				{failed && <Notice kind="warning">{m.certificate_check_failed()}</Notice>}
			</form>
		</Section>
	)
}
