import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { wholeNumber } from '#i18n/whole-number.ts'
import type { Card, Instructor } from '#openapi/v1.gen.ts'
import { Avatar } from '#ui/display/avatar.tsx'
import { Rating } from '#ui/display/rating.tsx'
import { ListPage } from '#ui/list/list-page.tsx'
import { PAGE_SIZE } from './instructor.queries.ts'

type InstructorPageProps = {
	instructor: Instructor
	page: number
	renderCards: (cards: Card[]) => ReactNode
}

/** Page of an instructor: picture, name, ratings, biography and resources (NAV-04). */
export const InstructorPage = ({ instructor, page, renderCards }: InstructorPageProps) => {
	const { slug, name, bio, picture, subjects, rating, reviews, enrolments, total, data } =
		instructor
	const isKnown = reviews > 0 || enrolments > 0
	return (
		<ListPage
			title={name}
			facts={
				isKnown && (
					<>
						{reviews > 0 && <Rating value={rating} count={reviews} />}
						{enrolments > 0 && (
							<span>{m.instructor_enrolments({ count: wholeNumber(enrolments) })}</span>
						)}
					</>
				)
			}
			figure={<Avatar size="lg" name={name} src={picture} />}
			text={
				bio ||
				m.instructor_description({
					brand: brand(),
					name,
					subjects: subjects.map(nameOf).join(', '),
				})
			}
			home={<Link to="/learning">{m.catalogue_title()}</Link>}
			results={m.instructor_items({ name })}
			page={page}
			pages={Math.ceil(total / PAGE_SIZE)}
			empty={data.length === 0 && m.instructor_none()}
			linkTo={(to, props) => (
				<Link to="/teachers/$slug" params={{ slug }} search={{ page: to }} {...props} />
			)}
		>
			{renderCards(data)}
		</ListPage>
	)
}
