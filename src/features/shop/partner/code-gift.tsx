import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { createRepeatKey } from '#api/repeat-key.ts'
import { m } from '#i18n/messages'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const title = css({ textStyle: 'title' })
const row = css({ display: 'grid', gap: '4', md: { gridTemplateColumns: '[1fr 1fr]' } })

/** Gives a school promo codes, which its points of contact assign to teachers (SCH-06). */
export const CodeGift = ({ schoolId, school }: { schoolId: string; school: string }) => {
  const [key] = useState(createRepeatKey)
  const form = useFormSubmission({
    name: `school-codes.${schoolId}`,
    fresh: false,
    submit: async ({ percent, many, endsOn = '' }, signal) => {
      const body = { percent: Number(percent), voucher_count: Number(many), ends_on: endsOn }
      const params = { path: { id: schoolId }, header: key.headerOf(body) }
      await api.POST('/schools/{id}/vouchers', { params, body, signal })
      key.forget()
    },
    checks: { percent: 'percent', many: 'count', endsOn: 'day' },
    given: { percent: '', many: '', endsOn: '' },
    keepsReceipt: false,
  })
  const { draft, faults, failure } = useSelector(form, ({ context }) => context)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const sent = useSelector(form, (snapshot) => snapshot.matches('submitted'))
  const put = (field: string, value: string) => form.send({ type: 'field.changed', field, value })
  const number = (field: 'percent' | 'many', fault: string) => ({
    name: field,
    value: draft[field] ?? '',
    error: faults[field] && fault,
    onChange: ({ target: { value } }: { target: { value: string } }) => put(field, value),
    readOnly: busy,
  })
  return (
    <form
      className={cx(panel({ pad: true }), sheet)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.send({ type: 'form.submitted' })
      }}
    >
      <h3 className={title}>{m.partner_codes_title()}</h3>
      {sent ? (
        <>
          <Notice>{m.partner_codes_given({ count: draft.many ?? '', school })}</Notice>
          <div>
            <Button tone="outline" onClick={() => form.send({ type: 'form.restarted' })}>
              {m.partner_codes_more()}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{m.partner_codes_text()}</p>
          <div className={row}>
            <NumberField
              label={m.partner_codes_percent()}
              min={1}
              max={100}
              {...number('percent', m.partner_codes_percent_fault())}
            />
            <NumberField
              label={m.partner_codes_many()}
              min={1}
              max={1000}
              {...number('many', m.partner_codes_many_fault())}
            />
          </div>
          <DateField
            label={m.partner_codes_until()}
            value={draft.endsOn ?? ''}
            error={(faults.endsOn || failure === 'rejected') && m.partner_codes_until_fault()}
            onChange={(value) => put('endsOn', value)}
            startYear={new Date().getFullYear()}
            readOnly={busy}
          />
          {failure && failure !== 'rejected' && (
            <Notice kind="warning">{m.partner_gift_failed()}</Notice>
          )}
          <div>
            <Button type="submit" busy={busy}>
              {m.partner_codes_give()}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
