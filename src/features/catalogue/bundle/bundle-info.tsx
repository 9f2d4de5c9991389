import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import type { OwnedBundle as Bundle } from '#openapi/v1.gen.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { rupees } from '#ui/display/rupees.ts'
import { Section } from '#ui/layout/section.tsx'
import { lead4, small } from '#ui/look.ts'
import { myBundlesQuery } from './bundle.queries.ts'

const grid = css({ display: 'grid', gap: '4', maxW: '[48rem]' })

const BundleFacts = ({ bundle }: { bundle: Bundle }) => {
	const certificates = bundle.items.filter((item) => item.certificate_id)
	return (
		<Section title={bundle.title}>
			<dl className={cx(panel({ pad: true }), grid)}>
				<div>
					<dt className={small}>{m.bundle_info_since()}</dt>
					<dd>{shortDate(bundle.owned_at)}</dd>
				</div>
				{bundle.order_id && bundle.paid !== null && (
					<div>
						<dt className={small}>{m.bundle_info_order()}</dt>
						<dd>
							<Link
								className={link()}
								to="/profile/purchase-history/$id"
								params={{ id: bundle.order_id }}
							>
								{bundle.receipt_number}
							</Link>{' '}
							({rupees(bundle.paid)})
						</dd>
					</div>
				)}
				<div>
					<dt className={small}>{m.bundle_info_progress()}</dt>
					<dd>{m.bundle_done_of({ done: bundle.done_items, total: bundle.items.length })}</dd>
				</div>
				<div>
					<dt className={small}>{m.bundle_info_hours()}</dt>
					<dd>{trainingHours(bundle.minutes)}</dd>
				</div>
				<div>
					<dt className={small}>{m.bundle_info_certificates()}</dt>
					<dd>
						{certificates.length === 0
							? m.bundle_info_no_certificates()
							: certificates.map((item) => (
									<p key={item.title}>
										<Link
											className={link()}
											to="/certificate/$id"
											params={{ id: item.certificate_id! }}
										>
											{item.title}
										</Link>
									</p>
								))}
					</dd>
				</div>
			</dl>
		</Section>
	)
}

/** Lists an account's bundles with their bookings and contents (PRF-01). */
export const BundleInfo = () => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const { data: bundles } = useSuspenseQuery(myBundlesQuery)
	return (
		<>
			<Section
				title={m.bundle_info_person()}
				more={
					<Link className={link()} to="/profile">
						{m.bundle_info_change()}
					</Link>
				}
			>
				<p className={lead4}>{m.bundle_info_person_text()}</p>
				<dl className={cx(panel({ pad: true }), grid)}>
					<div>
						<dt className={small}>{m.contact_name()}</dt>
						<dd>{account.displayName}</dd>
					</div>
					<div>
						<dt className={small}>{m.contact_email()}</dt>
						<dd>{account.email}</dd>
					</div>
					<div>
						<dt className={small}>{m.contact_phone()}</dt>
						<dd>{account.phone ?? m.bundle_info_no_phone()}</dd>
					</div>
				</dl>
			</Section>
			{bundles.length === 0 && <p className={lead4}>{m.bundle_mine_none()}</p>}
			{bundles.map((bundle) => (
				<BundleFacts key={bundle.id} bundle={bundle} />
			))}
		</>
	)
}
