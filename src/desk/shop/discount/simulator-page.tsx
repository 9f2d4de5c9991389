import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { lead5, small } from '#ui/look.ts'
import { productsQuery } from './coupon.queries.ts'
import type { SimulatorSearch } from './coupons.search.ts'
import { SimulatedPrice } from './simulated-price.tsx'

const form = css({
	display: 'grid',
	gap: '4',
	alignItems: 'start',
	pb: '5',
	md: { gridTemplateColumns: '[1fr 1fr auto]' },
})
const apply = css({ md: { pt: '7' } })
const clear = css({ pt: '4' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', pb: '5' })
const title = css({ textStyle: 'section', pb: '3' })

const MOST = 50

const Products = ({
	place,
	onToggle,
}: {
	place: SimulatorSearch
	onToggle: (id: string) => void
}) => {
	const { data, isError } = useQuery({
		...productsQuery(place.find ?? ''),
		enabled: Boolean(place.find),
	})
	const chosen = place.products ?? []
	if (isError) return <p role="alert">{m.desk_unavailable()}</p>
	if (data?.length === 0) return <p>{m.desk_coupon_sim_none()}</p>
	return (
		<div className={list}>
			{data?.map(({ id, title: name, course_type }) => (
				<Checkbox
					key={id}
					checked={chosen.includes(id)}
					disabled={!chosen.includes(id) && chosen.length >= MOST}
					onChange={() => onToggle(id)}
				>
					{name} <span className={small}>{courseTypeLabel(course_type)}</span>
				</Checkbox>
			))}
		</div>
	)
}

/** Tries a code: this teacher with this cart gets this price, because (DSK-10). */
export const SimulatorPage = () => {
	const place = useSearch({ strict: false }) as SimulatorSearch
	const navigate = useNavigate()
	const [emailId, codeId] = [useId(), useId()]
	const go = (change: SimulatorSearch) =>
		void navigate({
			to: '/coupons/simulator',
			search: { ...place, ...change },
			replace: true,
		} as never)
	const chosen = place.products ?? []
	const toggle = (id: string) =>
		go({
			products: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
		})
	return (
		<>
			<Breadcrumb here={m.desk_coupon_simulator()}>
				<DeskLink to="/coupons">{m.desk_coupon_list_title()}</DeskLink>
			</Breadcrumb>
			<Heading>{m.desk_coupon_simulator()}</Heading>
			<p className={lead5}>{m.desk_coupon_sim_text()}</p>
			<form
				className={form}
				onSubmit={(event) => {
					event.preventDefault()
					const typed = new FormData(event.currentTarget)
					const textOf = (name: string) => String(typed.get(name) ?? '').trim() || undefined
					go({ email: textOf(emailId), code: textOf(codeId) } as SimulatorSearch)
				}}
			>
				<TextField
					key={`email ${place.email}`}
					label={m.desk_coupon_sim_email()}
					hint={m.desk_coupon_sim_email_hint()}
					type="email"
					name={emailId}
					autoComplete="off"
					maxLength={254}
					defaultValue={place.email ?? ''}
				/>
				<TextField
					key={`code ${place.code}`}
					label={m.desk_coupon_code()}
					hint={m.desk_coupon_sim_code_hint()}
					name={codeId}
					autoComplete="off"
					maxLength={60}
					defaultValue={place.code ?? ''}
				/>
				<div className={apply}>
					<Button type="submit" tone="outline">
						{m.desk_coupon_sim_apply()}
					</Button>
				</div>
			</form>
			<h2 className={title}>{m.desk_coupon_sim_products()}</h2>
			<SearchTools
				label={m.desk_coupon_sim_find()}
				words={place.find}
				onSearch={(find) => go({ find } as SimulatorSearch)}
				choices={[]}
			/>
			<Products place={place} onToggle={toggle} />
			{chosen.length === 0 ? (
				<p>{m.desk_coupon_sim_choose()}</p>
			) : (
				<>
					<SimulatedPrice place={place} onToggle={toggle} />
					<div className={clear}>
						<Button tone="outline" onClick={() => go({ products: [] })}>
							{m.desk_coupon_sim_clear()}
						</Button>
					</div>
				</>
			)}
		</>
	)
}
