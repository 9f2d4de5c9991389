import { encode } from 'uqr'
import {
	fittedSize,
	markPaths,
	sheet,
	signatoryLines,
	titleLines,
} from '#domain/learning/certificate-sheet.rules.ts'
import { qrPath } from '#domain/people/qr-path.rules.ts'
import { brand } from '#i18n/brand.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { standardWords, trainingHours } from '#i18n/training-words.ts'
import type { Certificate } from './certificate.queries.ts'
import { certificatePath, certificateShows } from './certificate-words.ts'

const { colours, middle } = sheet

type LineProps = {
	y: number
	size: number
	children: string
	x?: number
	bold?: boolean
	colour?: string
}

const Line = ({ y, size, children, x = middle, bold = false, colour = colours.ink }: LineProps) => (
	<text
		{...{ x, y, fontSize: size, fill: colour, textAnchor: 'middle' }}
		fontWeight={bold ? 700 : 400}
	>
		{children}
	</text>
)

const Rule = ({ y, x, width }: { y: number; x: number; width: number }) => (
	<path d={`M${x} ${y}h${width}`} stroke={colours.gold} />
)

const hoursOf = ({ minutes, standard }: Certificate): string | null => {
	if (minutes === 0) return null
	const hours = m.certificate_hours_of({ hours: trainingHours(minutes) })
	return standard ? `${hours} · ${standardWords[standard]()} (CBSE)` : hours
}

const Code = ({ address }: { address: string }) => {
	const { data, size } = encode(address, { border: 0 })
	const { x, y, size: side } = sheet.code
	return (
		<path
			d={qrPath(data)}
			fill={colours.ink}
			shapeRendering="crispEdges"
			transform={`translate(${x} ${y}) scale(${side / size})`}
		/>
	)
}

type PictureProps = { certificate: Certificate; origin: string }

/** A certificate as its PDF shows it (CER-01). */
export const CertificatePicture = ({ certificate, origin }: PictureProps) => {
	const { kind, holder, title, issued_at: issuedAt, signatory } = certificate
	const lines = titleLines(title)
	const hours = hoursOf(certificate)
	const { x, y, scale } = sheet.mark
	return (
		<svg
			viewBox={`0 0 ${sheet.width} ${sheet.height}`}
			role="img"
			aria-label={m.certificate_shared({ holder, title })}
		>
			<path d={`M0 0h${sheet.width}v${sheet.height}H0z`} fill={colours.paper} />
			{sheet.frames.map(({ inset, colour, stroke }) => (
				<path
					key={inset}
					d={`M${inset} ${inset}H${sheet.width - inset}V${sheet.height - inset}H${inset}z`}
					fill="none"
					stroke={colour}
					strokeWidth={stroke}
				/>
			))}
			<g transform={`translate(${x} ${y}) scale(${scale})`}>
				{markPaths.map((part) => (
					<path key={part.colour} d={part.path} fill={part.colour} />
				))}
			</g>
			<Line y={116} size={16} bold colour={colours.brand}>
				{brand()}
			</Line>
			<Line y={160} size={34} bold colour={colours.brand}>
				{m.certificate_title()}
			</Line>
			<Line y={198} size={13} colour={colours.muted}>
				{m.certificate_that()}
			</Line>
			<Line y={240} size={fittedSize(holder, 640, 30)} bold>
				{holder}
			</Line>
			<Rule y={254} x={middle - 170} width={340} />
			<Line y={278} size={13} colour={colours.muted}>
				{certificateShows[kind]()}
			</Line>
			{lines.map((line, place) => (
				<Line key={line} y={310 + place * 30} size={fittedSize(line, 690, 22)} bold>
					{line}
				</Line>
			))}
			{hours && (
				<Line y={342 + (lines.length - 1) * 30} size={13}>
					{hours}
				</Line>
			)}
			<Line x={185} y={474} size={13} bold>
				{shortDate(issuedAt)}
			</Line>
			<Rule y={482} x={70} width={230} />
			<Line x={185} y={498} size={10} colour={colours.muted}>
				{m.certificate_issued_label()}
			</Line>
			{signatoryLines(signatory)
				.toReversed()
				.map((line, above) => (
					<Line key={line} x={657} y={474 - above * 18} size={fittedSize(line, 230, 13)} bold>
						{line}
					</Line>
				))}
			<Rule y={482} x={542} width={230} />
			<Line x={657} y={498} size={10} colour={colours.muted}>
				{m.certificate_for({ brand: brand() })}
			</Line>
			<Code address={origin + certificatePath(certificate)} />
			<Line y={528} size={8} colour={colours.muted}>
				{m.certificate_scan()}
			</Line>
		</svg>
	)
}
