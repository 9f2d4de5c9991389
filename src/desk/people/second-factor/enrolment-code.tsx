import { encode } from 'uqr'
import { qrPath } from '#domain/people/qr-path.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { stack3 } from '#ui/look.ts'

const picture = css({ w: '[12rem]', h: '[12rem]', p: '3', borderRadius: 'sm', bg: '[#fff]' })
const key = css({
	fontFamily: '[ui-monospace, monospace]',
	overflowWrap: 'anywhere',
	fontWeight: 'bold',
})

/** The QR code that an authenticator app reads, and the key to type instead. */
export const EnrolmentCode = ({ secret, address }: { secret: string; address: string }) => {
	const { data, size } = encode(address, { border: 0 })
	return (
		<div className={stack3}>
			<p>{m.desk_factor_scan()}</p>
			<svg
				className={picture}
				viewBox={`0 0 ${size} ${size}`}
				shapeRendering="crispEdges"
				role="img"
				aria-label={m.desk_factor_qr()}
			>
				<path d={qrPath(data)} fill="#000" />
			</svg>
			<p>
				{m.desk_factor_key()} <span className={key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
			</p>
		</div>
	)
}
