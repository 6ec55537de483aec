type Pdf = PDFKit.PDFDocument;

const roots = new WeakMap<Pdf, PDFKit.PDFStructureElement>();

/** The root of what a screen reader reads of a document: its parts in their order, apart from where they stand on the pages. */
export function structureOf(pdf: Pdf): PDFKit.PDFStructureElement {
  const known = roots.get(pdf);
  if (known) return known;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  roots.set(pdf, root);
  return root;
}

/** Options of a text that is a part of the document of this type. */
export function asPart(pdf: Pdf, structType: 'P' | 'H1' | 'H2' = 'P'): PDFKit.Mixins.TextOptions {
  return { structParent: structureOf(pdf), structType };
}

/** Draws parts that screen readers skip: lines, page numbers, repeated heads. */
export function drawArtifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
