import { m } from '#i18n/messages'
import type { Quote } from '#openapi/v1.gen.ts'
import { Notice } from '#ui/layout/notice.tsx'

type ProviderNoticeProps = { providers: Quote['providers'] }

/**
 * Says before anything is typed who cannot pay here, where a provider is missing (PUR-06, PAY-04).
 */
export const ProviderNotice = ({ providers }: ProviderNoticeProps) => {
	if (!providers.includes('stripe')) return <Notice>{m.purchase_only_india()}</Notice>
	if (!providers.includes('razorpay')) return <Notice>{m.purchase_only_abroad()}</Notice>
	return null
}
