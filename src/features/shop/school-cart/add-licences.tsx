import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SCHOOL_CART_LIMIT } from '#domain/shop/school-checkout.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { LicenceForm } from './licence-form.tsx'
import { schoolCartQuery } from './school-cart.queries.ts'

const above = css({ pt: '3' })

/**
 * On a school's side: puts licences of something into the school's cart, or says how many are there
 * (CRT-03).
 */
export const AddLicences = ({ resourceId, title }: { resourceId: string; title: string }) => {
	const { data } = useQuery(schoolCartQuery)
	if (!data) return null
	const held = data.data.find((line) => line.course_id === resourceId)?.quantity ?? null
	return (
		<div className={above}>
			<LicenceForm
				resourceId={resourceId}
				title={title}
				held={held}
				isFull={data.total >= SCHOOL_CART_LIMIT}
			>
				{held !== null && (
					<Link className={link()} to="/cart">
						{m.licence_in_cart({ count: held })}
					</Link>
				)}
			</LicenceForm>
		</div>
	)
}
