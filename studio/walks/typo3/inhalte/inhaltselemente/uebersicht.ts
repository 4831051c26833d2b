import {elementOverview} from '../_elementOverview';

export default elementOverview(
  {
    text: ['Normales Textelement', 'Nur Überschrift', 'Akkordeon', 'Tabs', 'Trenner'],
    hervorheben: ['Hinweisbox', 'Hinweisfenster', 'Zitat'],
    bilder: ['Nur Bilder', 'Bildergalerie', 'Filterbare Galerie', 'Slider', 'Karussell'],
    wegweiser: ['Card', 'Kachel', 'Buttons'],
    kontakt: ['Person', 'Soziale Netzwerke'],
    aufteilen: ['Container', 'Spalten'],
  },
  ['Bild', 'Titel', 'Text'],
);
