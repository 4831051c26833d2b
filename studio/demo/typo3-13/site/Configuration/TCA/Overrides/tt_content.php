<?php
use B13\Container\Tca\ContainerConfiguration;
use B13\Container\Tca\Registry;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;
use TYPO3\CMS\Core\Utility\GeneralUtility;
ExtensionManagementUtility::addTcaSelectItemGroup('tt_content', 'CType', 'bausteine', 'Bausteine', 'after:default');
ExtensionManagementUtility::addTcaSelectItemGroup('tt_content', 'CType', 'container', 'Layout-Elemente', 'after:bausteine');
$r = GeneralUtility::makeInstance(Registry::class);
$r->configureContainer((new ContainerConfiguration('alpenrose_container', 'Container', 'Mehrere Elemente auf gemeinsamem Hintergrund', [[['name' => 'Inhalt', 'colPos' => 201]]]))->setIcon('alpenrose-container'));
$r->configureContainer((new ContainerConfiguration('alpenrose_spalten', 'Spalten', 'Elemente nebeneinander, zwei Spalten', [[['name' => 'Links', 'colPos' => 211], ['name' => 'Rechts', 'colPos' => 212]]]))->setIcon('alpenrose-columns'));

// What most agencies add to these elements: a visible heading, and how the group looks.
$select = static fn(string $label, array $items): array => [
    'label' => $label,
    'exclude' => true,
    'config' => [
        'type' => 'select',
        'renderType' => 'selectSingle',
        'items' => array_map(static fn(string $value, string $name): array => ['label' => $name, 'value' => $value], array_keys($items), $items),
        'default' => array_key_first($items),
    ],
];
ExtensionManagementUtility::addTCAcolumns('tt_content', [
    'alpenrose_hintergrund' => $select('Hintergrund', ['keiner' => 'Keiner', 'grau' => 'Hellgrau', 'arve' => 'Arvengrün']),
    'alpenrose_breite' => $select('Breite', ['normal' => 'Normal', 'schmal' => 'Schmal', 'ganz' => 'Ganze Seite']),
    'alpenrose_aufteilung' => $select('Aufteilung', ['gleich' => '1:1', 'rechts' => '1:2', 'links' => '2:1']),
    'alpenrose_ausrichtung' => $select('Ausrichtung', ['oben' => 'Oben', 'mitte' => 'Mitte', 'unten' => 'Unten']),
    'alpenrose_abstand' => $select('Abstand', ['standard' => 'Standard', 'klein' => 'Klein', 'gross' => 'Gross']),
    'alpenrose_reihenfolge' => $select('Reihenfolge mobil', ['links' => 'Links zuerst', 'rechts' => 'Rechts zuerst']),
]);
foreach (['container' => 'hintergrund breite', 'spalten' => 'aufteilung ausrichtung abstand reihenfolge'] as $element => $names) {
    $fields = array_map(static fn(string $name): string => 'alpenrose_' . $name, explode(' ', $names));
    $form = &$GLOBALS['TCA']['tt_content']['types']['alpenrose_' . $element]['showitem'];
    $form = str_replace('header;LLL:EXT:frontend/Resources/Private/Language/locallang_ttc.xlf:header.ALT.div_formlabel', '--palette--;;headers,' . implode(',', $fields), $form);
    unset($form);
}
