/**
 * Matches what Word, PowerPoint and Google write into the description of a picture by themselves, in the languages of
 * Switzerland and in English. How sure they are comes before or after: «mit hoher Zuverlässigkeit».
 */
export const machineDescription =
  /KI-generierte Inhalte|(?:automatisch|Zuverlässigkeit) (?:generiert|erstellt)|Beschreibung (?:automatisch|mit .{1,20} Zuverlässigkeit)|AI-generated content|(?:automatically|confidence) generated|generated (?:automatically|with .{1,20} confidence)|généré\S* (?:automatiquement|par l.IA|avec .{1,30} confiance)|generat[oai] (?:automaticamente|dall.IA|con .{1,20} affidabilità)|^Google Shape;/i;
