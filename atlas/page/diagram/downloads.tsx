import { useState } from 'react'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import { download } from '../download.ts'
import { PanelPart } from '../panel/panel-part.tsx'
import { endings, exportPicture, type PictureFormat } from './export-picture.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

const formats: [PictureFormat, string][] = [
	['svg', 'SVG'],
	['png', 'PNG'],
	['mermaid', 'Mermaid'],
	['scxml', 'SCXML'],
]

type DownloadsProps = { noun: string; definition: Definition; layout: Layout | undefined }

/** The diagram as a file: SVG and PNG as they are seen, Mermaid and SCXML of the whole machine. */
export const Downloads = ({ noun, definition, layout }: DownloadsProps) => {
	const [busy, setBusy] = useState<PictureFormat | null>(null)
	const [failure, setFailure] = useState('')
	const save = async (format: PictureFormat) => {
		if (!layout) return
		setBusy(format)
		setFailure('')
		try {
			download(`${noun}.${endings[format]}`, await exportPicture(format, definition, layout))
		} catch (error) {
			setFailure(`The file could not be made: ${(error as Error).message}`)
		} finally {
			setBusy(null)
		}
	}
	return (
		<PanelPart title="Take the diagram along">
			<p className={row}>
				{formats.map(([format, label]) => (
					<Button
						key={format}
						tone="outline"
						size="sm"
						busy={busy === format}
						onClick={() => void save(format)}
					>
						{label}
					</Button>
				))}
			</p>
			<p role="alert">{failure}</p>
		</PanelPart>
	)
}
