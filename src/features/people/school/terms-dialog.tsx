import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { m } from '#i18n/messages'
import { schoolTermsMachine } from '#machines/school/school-terms/school-terms.machine.ts'
import type { SchoolTermsActors } from '#machines/school/school-terms/school-terms.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

type TermsProps = { onClose: (reason: DialogReason | 'finished') => void }

/** The terms of a school; ticking the box sends the agreement and closes them (SCH-05). */
export const TermsDialog = ({ onClose }: TermsProps) => {
  const queryClient = useQueryClient()
  const { data: account } = useSuspenseQuery(accountQuery)
  const input = {
    mayAgree: account.roles.includes('main_poc'),
    hasAgreed: account.school?.taas_tnc ?? false,
  }
  const actors = {
    sendAgreement: fromPromise(async () => {
      await api.POST('/school/taas-tnc', {
        params: { header: idempotencyKey() },
        body: { is_agree: true },
      })
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      return { kind: 'stored' as const }
    }),
  } satisfies SchoolTermsActors
  const process = useActorRef(
    schoolTermsMachine.provide({
      actors,
      actions: {
        leaveTerms: () => onClose('finished'),
        logFailure: () => console.info('the agreement to the terms was not stored'),
      },
    }),
    { inspect: observe, input },
  )
  const isHidden = useSelector(process, (snapshot) => snapshot.hasTag('hidden'))
  return (
    <Dialog title={m.school_terms()} open={!isHidden} onClose={onClose}>
      <div className={list}>
        <p className={note}>{m.school_terms_updated()}</p>
        {[
          m.school_terms_1(),
          m.school_terms_2(),
          m.school_terms_3(),
          m.school_terms_4(),
          m.school_terms_5(),
        ].map((term) => (
          <p key={term}>{term}</p>
        ))}
        {!input.mayAgree && !input.hasAgreed && <p className={note}>{m.school_terms_only()}</p>}
        {input.hasAgreed ? (
          <p>{m.school_terms_done()}</p>
        ) : (
          <Checkbox
            checked={isHidden}
            disabled={!input.mayAgree}
            onChange={() => process.send({ type: 'agreement.ticked' })}
          >
            {m.school_terms_agree()}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}
