import {elementOverview} from '../../../../typo3/inhalte/_elementOverview';

export default elementOverview(
  {
    text: ['Text', 'Nur Überschrift', 'Text & Bilder', 'Akkordeon', 'Tabs', 'Timeline', 'Trenner'],
    hervorheben: ['Hinweisbox', 'Hinweisfenster', 'Zitat'],
    bilder: [
      'Nur Bilder',
      'Bildergalerie',
      'Filterbare Galerie',
      'Hero',
      'Slider',
      'Karussell',
      'YouTube',
      'Audio-Player',
    ],
    wegweiser: ['Card', 'Flip-Cards', 'Kachel', 'Buttons', 'Breadcrumbs'],
    kontakt: ['Person', 'Soziale Netzwerke', 'Google Maps'],
    aufteilen: ['Container', 'Spalten'],
  },
  ['Bild', 'Titel'],
);
