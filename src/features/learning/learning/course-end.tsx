import { Link } from '@tanstack/react-router'
import { type ProductPlace, productPath } from '#domain/web/navigation.rules.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { middleRow3, titleText } from '#ui/look.ts'

const root = css({ display: 'flex', flexDirection: 'column', gap: '3', p: '4' })

/** Links after the last lesson: certificate, review, hours, something to learn next. */
export const CourseEnd = ({ item }: { item: ProductPlace }) => (
	<section className={cx(panel(), root)} aria-labelledby="course-end">
		<h2 id="course-end" className={titleText}>
			{m.learning_finished()}
		</h2>
		<p>{m.learning_finished_text()}</p>
		<div className={middleRow3}>
			<Link className={button()} to="/profile/my-badges">
				{m.certificate_mine()}
			</Link>
			<Link className={button({ tone: 'outline' })} to={productPath(item)} hash="reviews">
				{m.learning_rate()}
			</Link>
			<Link className={link()} to="/profile/hours">
				{m.training_to_record()}
			</Link>
			<Link className={link()} to="/learning">
				{m.learning_what_next()}
			</Link>
		</div>
	</section>
)
