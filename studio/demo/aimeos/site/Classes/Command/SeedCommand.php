<?php
declare(strict_types=1);
namespace Alpenrose\Shop\Command;

use Aimeos\Aimeos\Base;
use Aimeos\MShop;
use Nyholm\Psr7\Stream;
use Nyholm\Psr7\UploadedFile;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;
use TYPO3\CMS\Core\Crypto\PasswordHashing\PasswordHashFactory;
use TYPO3\CMS\Core\Database\ConnectionPool;
use TYPO3\CMS\Core\Utility\GeneralUtility;

/** Fills a fresh TYPO3 12 with Aimeos: the pages of a shop, its catalogue, orders, and the editor. Run once. */
final class SeedCommand extends Command
{
    private MShop\ContextIface $context;
    private string $pictures;

    public function __construct(private readonly ConnectionPool $pool)
    {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this->addOption('pictures', null, InputOption::VALUE_REQUIRED, 'Folder with the pictures of the products');
        $this->addOption('password', null, InputOption::VALUE_REQUIRED, 'Password of the editor', 'Arvenholz!2026');
    }

    protected function execute(InputInterface $in, OutputInterface $out): int
    {
        $this->pictures = rtrim((string)$in->getOption('pictures'), '/');
        $this->addEditor((string)$in->getOption('password'));
        $this->addPages();
        $this->openContext();
        $this->addTypes();
        $this->addServices();
        $products = $this->addProducts($this->addCategories());
        $this->addCoupons();
        $this->addOrders($products);
        MShop::create($this->context, 'index')->rebuild()->cleanup('1970-01-01 00:00:00');
        return 0;
    }

    private function row(string $table, array $data): int
    {
        $connection = $this->pool->getConnectionForTable($table);
        $connection->insert($table, $data);
        return (int)$connection->lastInsertId();
    }

    /** Aimeos gives rights by the title of the group. */
    private function addEditor(string $password): void
    {
        $hash = GeneralUtility::makeInstance(PasswordHashFactory::class)->getDefaultHashInstance('BE')->getHashedPassword($password);
        $group = $this->row('be_groups', ['pid' => 0, 'title' => 'editor', 'db_mountpoints' => '1', 'groupMods' => 'web_layout,page_preview,web_aimeos,user_setup',
            'tables_select' => 'pages,tt_content', 'tables_modify' => 'pages,tt_content', 'pagetypes_select' => '1']);
        $this->row('be_users', ['pid' => 0, 'username' => 'ladina.muster', 'realName' => 'Ladina Muster', 'email' => 'ladina.muster@example.ch', 'lang' => 'de',
            'usergroup' => (string)$group, 'options' => 3, 'password' => $hash, 'uc' => serialize(['lang' => 'de', 'titleLen' => 50])]);
    }

    /** One page for each part of the shop. */
    private function addPages(): void
    {
        $parts = ['shop' => ['Shop', 'catalog-filter', 'catalog-list'], 'produkt' => ['Produkt', 'catalog-detail'], 'warenkorb' => ['Warenkorb', 'basket-standard'],
            'kasse' => ['Kasse', 'checkout-standard'], 'danke' => ['Danke', 'checkout-confirm'], 'bestand' => ['Bestand', 'catalog-stock']];
        $id = [];
        foreach ($parts as $slug => $names) {
            $id[$slug] = $this->row('pages', ['pid' => 1, 'title' => array_shift($names), 'slug' => "/$slug", 'doktype' => 1, 'sorting' => 256 * (count($id) + 1), 'perms_everybody' => 31]);
            foreach ($names as $sorting => $plugin) {
                $this->row('tt_content', ['pid' => $id[$slug], 'CType' => 'list', 'list_type' => "aimeos_$plugin", 'colPos' => 0, 'sorting' => $sorting + 1]);
            }
        }
        $this->pool->getConnectionForTable('pages')->update('pages', ['title' => 'Hotel Alpenrose'], ['uid' => 1]);
        $this->pool->getConnectionForTable('sys_template')->delete('sys_template', ['pid' => 1]);
        $html = 'plugin.tx_aimeos.settings.client.html';
        $targets = ['catalog.lists' => 'shop', 'catalog.tree' => 'shop', 'catalog.detail' => 'produkt', 'basket.standard' => 'warenkorb', 'checkout.standard' => 'kasse', 'checkout.confirm' => 'danke', 'catalog.stock' => 'bestand'];
        $urls = implode("\n", array_map(static fn($part, $slug) => "$html.$part.url.target = {$id[$slug]}", array_keys($targets), $targets));
        $this->row('sys_template', ['pid' => 1, 'title' => 'Hotel Alpenrose', 'root' => 1, 'clear' => 3,
            'include_static_file' => 'EXT:fluid_styled_content/Configuration/TypoScript/,EXT:aimeos/Configuration/TypoScript/',
            'config' => "page = PAGE\npage.meta.viewport = width=device-width\npage.10 < styles.content.get\npage.includeCSS.aimeos = EXT:aimeos/Resources/Public/Themes/default/aimeos.css\npage.includeJSFooter.aimeos = EXT:aimeos/Resources/Public/Themes/default/aimeos.js\n"
                . "config.no_cache = 1\n$urls\n"]);
        foreach (glob(\TYPO3\CMS\Core\Core\Environment::getConfigPath() . '/sites/*/config.yaml') ?: [] as $file) {
            file_put_contents($file, strtr((string)file_get_contents($file), ['English' => 'Deutsch', 'en_US.UTF-8' => 'de_CH.UTF-8', 'flag: us' => 'flag: ch']));
        }
    }

    /** The shop is German and sells in Swiss francs. */
    private function openContext(): void
    {
        $this->pool->getConnectionForTable('mshop_locale')->update('mshop_locale', ['langid' => 'de', 'currencyid' => 'CHF'], ['site_id' => 1]);
        $this->pool->getConnectionForTable('mshop_locale_site')->update('mshop_locale_site', ['label' => 'Alpenrose'], ['code' => 'default']);
        $this->pool->getConnectionForTable('mshop_locale_currency')->update('mshop_locale_currency', ['status' => 1], ['id' => 'CHF']);
        $this->pool->getConnectionForTable('mshop_locale_currency')->update('mshop_locale_currency', ['status' => 0], ['id' => 'USD']);
        $this->pool->getConnectionForTable('mshop_locale_language')->update('mshop_locale_language', ['status' => 1], ['id' => 'de']);
        $this->pool->getConnectionForTable('mshop_locale_language')->update('mshop_locale_language', ['status' => 0], ['id' => 'en']);
        MShop::cache(false);
        $this->context = Base::context(Base::config())->setEditor('ladina.muster')->setDateTime('2026-10-12 09:14:00');
        $this->context->setLocale(MShop::create($this->context, 'locale')->bootstrap('default', 'de', 'CHF', false));
        $this->context->setI18n(Base::i18n(['de']));
    }

    private function addTypes(): void
    {
        foreach (['color' => 'Color', 'size' => 'Size'] as $code => $label) {
            $this->save('attribute/type', ['attribute.type.domain' => 'product', 'attribute.type.code' => $code, 'attribute.type.label' => $label, 'attribute.type.status' => 1]);
        }
        foreach (['klein', 'gross'] as $position => $code) {
            $this->save('attribute', ['attribute.domain' => 'product', 'attribute.type' => 'size', 'attribute.code' => $code, 'attribute.label' => $code, 'attribute.position' => $position, 'attribute.status' => 1]);
        }
        $this->save('supplier', ['supplier.code' => 'schreinerei', 'supplier.label' => 'Schreinerei im Tal', 'supplier.status' => 1]);
    }

    private function addServices(): void
    {
        foreach ([['delivery', 'post', 'Post', 'Standard', '9.00'], ['payment', 'rechnung', 'Rechnung', 'PostPay', '0.00']] as [$type, $code, $label, $provider, $costs]) {
            $item = $this->item('service', ['service.type' => $type, 'service.code' => $code, 'service.label' => $label, 'service.provider' => $provider, 'service.status' => 1]);
            MShop::create($this->context, 'service')->save($this->refer($item, 'service', 'price', ['price.costs' => $costs, 'price.value' => '0.00', 'price.taxrate' => '8.10']));
        }
    }

    /** @return array<string, string> ids of the categories by their code */
    private function addCategories(): array
    {
        $manager = MShop::create($this->context, 'catalog');
        $root = $manager->getTree();
        $manager->save($root->setLabel('Shop'));
        $ids = ['home' => $root->getId()];
        foreach ([['essen', 'Essen', 'home'], ['wohnen', 'Wohnen', 'home'], ['schlafen', 'Schlafen', 'wohnen'], ['geschenke', 'Geschenke', 'home']] as [$code, $label, $parent]) {
            $item = $manager->create()->setCode($code)->setLabel($label)->setStatus(1);
            $item->addListItem('text', $manager->createListItem()->setType('default'), $this->item('text', ['text.type' => 'name', 'text.languageid' => 'de', 'text.content' => $label, 'text.label' => $label, 'text.status' => 1]));
            $ids[$code] = $manager->insert($item, $ids[$parent])->getId();
        }
        return $ids;
    }

    /** @return array<string, MShop\Product\Item\Iface> products by their code */
    private function addProducts(array $categories): array
    {
        // code, label, type, category, price, tax, stock, picture, short text
        $list = [
            ['NT-01', 'Nusstorte 500 g', 'default', 'essen', '34.00', '2.60', 18, 'engadiner-nusstorte', 'Nach dem Rezept von 1926, hält sich acht Wochen.'],
            ['KF-01', 'Kaffee Alpenrose 250 g', 'default', 'essen', '14.50', '2.60', 40, 'kaffee', 'Im Tal geröstet, ganze Bohnen.'],
            ['KS-01', 'Alpkäse 400 g', 'default', 'essen', '16.80', '2.60', 3, 'alpkaese', 'Von der Alp am Julierpass, sechs Monate gereift.'],
            ['HL-01', 'Honiglöffel aus Arve', 'default', 'wohnen', '12.00', '8.10', 25, 'honigloeffel', 'Aus Resten der Schreinerei gedrechselt.'],
            ['AK-01', 'Arvenkissen klein', 'default', null, '39.00', '8.10', 12, 'arvenkissen-klein', 'Kleines Kissen mit Arvenspänen.'],
            ['AK-02', 'Arvenkissen gross', 'default', null, '59.00', '8.10', 8, 'arvenkissen-gross', 'Grosses Kissen mit Arvenspänen.'],
            ['AK', 'Arvenkissen', 'select', 'schlafen', '39.00', '8.10', null, 'arvenkissen-gross', 'Kissen aus Leinen, gefüllt mit Arvenspänen aus dem Val Müstair.'],
            ['rabatt', 'Rabattartikel', 'default', null, null, null, null, null, null],
        ];
        $manager = MShop::create($this->context, 'product');
        $products = [];
        foreach ($list as [$code, $label, $type, $category, $price, $tax, $stock, $picture, $short]) {
            $item = $this->item('product', ['product.code' => $code, 'product.label' => $label, 'product.type' => $type, 'product.status' => 1, 'product.datestart' => '2026-09-01 00:00:00']);
            $this->refer($item, 'product', 'text', ['text.type' => 'name', 'text.languageid' => 'de', 'text.content' => $code === 'rabatt' ? 'Ihr Rabatt' : $label, 'text.label' => $label]);
            if ($short) {
                $this->refer($item, 'product', 'text', ['text.type' => 'short', 'text.languageid' => 'de', 'text.content' => $short, 'text.label' => $label]);
                $this->refer($item, 'product', 'price', ['price.value' => $price, 'price.costs' => '0.00', 'price.rebate' => '0.00', 'price.taxrate' => $tax]);
                $file = "$this->pictures/$picture.jpg";
                $upload = new UploadedFile(Stream::create((string)file_get_contents($file)), (int)filesize($file), UPLOAD_ERR_OK, "$picture.jpg", 'image/jpeg');
                $media = $this->item('media', ['media.domain' => 'product', 'media.type' => 'default', 'media.status' => 1]);
                $item->addListItem('media', $manager->createListItem()->setType('default'), MShop::create($this->context, 'media')->upload($media, $upload)->setLabel($label));
            }
            if ($category) {
                $item->addListItem('catalog', $manager->createListItem()->setType('default')->setRefId($categories[$category]));
            }
            foreach ($type === 'select' ? ['AK-01', 'AK-02'] : [] as $position => $variant) {
                $item->addListItem('product', $manager->createListItem()->setType('default')->setRefId($products[$variant]->getId())->setPosition($position));
            }
            if (in_array($code, ['AK-01', 'AK-02'], true)) {
                $size = MShop::create($this->context, 'attribute')->find($code === 'AK-01' ? 'klein' : 'gross', [], 'product', 'size');
                $item->addListItem('attribute', $manager->createListItem()->setType('variant')->setRefId($size->getId()));
            }
            $products[$code] = $manager->save($item);
            $this->save('stock', ['stock.productid' => $products[$code]->getId(), 'stock.type' => 'default', 'stock.stocklevel' => $stock, 'stock.timeframe' => $stock ? '2–3 Tagen' : '']);
        }
        return $products;
    }

    private function addCoupons(): void
    {
        $coupon = $this->save('coupon', ['coupon.label' => 'Herbstaktion', 'coupon.provider' => 'PercentRebate,Basket', 'coupon.status' => 1, 'coupon.dateend' => '2027-03-31 23:59:00',
            'coupon.config' => ['percentrebate.productcode' => 'rabatt', 'percentrebate.rebate' => '10', 'basket.total-value-min' => ['CHF' => '49.99']]]);
        foreach ([['HERBST26', 200, '2027-03-31 23:59:00'], ['STAMM-7K4P', 1, '2027-03-31 23:59:00']] as [$code, $count, $end]) {
            $this->save('coupon/code', ['coupon.code.parentid' => $coupon->getId(), 'coupon.code.code' => $code, 'coupon.code.count' => $count, 'coupon.code.dateend' => $end]);
        }
    }

    /** @param array<string, MShop\Product\Item\Iface> $products */
    private function addOrders(array $products): void
    {
        $manager = MShop::create($this->context, 'order');
        $orders = [
            ['2026-11-12 09:14:00', 'Andri', 'Beispiel', 'KS-01', 2, MShop\Order\Item\Base::PAY_RECEIVED, MShop\Order\Item\Base::STAT_DISPATCHED],
            ['2026-11-19 17:40:00', 'Flurina', 'Exempel', 'NT-01', 1, MShop\Order\Item\Base::PAY_RECEIVED, MShop\Order\Item\Base::STAT_DISPATCHED],
            ['2026-11-24 20:05:00', 'Gian', 'Modell', 'HL-01', 4, MShop\Order\Item\Base::PAY_AUTHORIZED, MShop\Order\Item\Base::STAT_PROGRESS],
            ['2026-11-26 08:30:00', 'Seraina', 'Vorlage', 'AK-01', 2, MShop\Order\Item\Base::PAY_PENDING, MShop\Order\Item\Base::STAT_UNFINISHED],
        ];
        foreach ($orders as [$time, $first, $last, $code, $quantity, $payment, $delivery]) {
            $this->context->setDateTime($time);
            $order = $manager->create()->setChannel('web')->setDatePayment($time)->setStatusPayment($payment)->setStatusDelivery($delivery)->setLocale($this->context->locale());
            $order->addAddress($this->item('order/address', ['order.address.firstname' => $first, 'order.address.lastname' => $last,
                'order.address.address1' => 'Dorfstrasse', 'order.address.address2' => '12', 'order.address.postal' => '7500', 'order.address.city' => 'Musterdorf', 'order.address.countryid' => 'CH',
                'order.address.email' => strtolower("$first.$last") . '@example.ch', 'order.address.languageid' => 'de']), 'payment');
            $price = $products[$code]->getRefItems('price')->first();
            $order->addProduct(MShop::create($this->context, 'order/product')->create()->copyFrom($products[$code])->setQuantity($quantity)->setStockType('default')->setPrice($price));
            // A plugin may have chosen a delivery when the product came: it is replaced.
            $services = MShop::create($this->context, 'service');
            foreach ($services->search($services->filter(), ['price']) as $service) {
                $price = $service->getRefItems('price')->first();
                $order->addService(MShop::create($this->context, 'order/service')->create()->copyFrom($service)->setPrice($price), $service->getType(), 0);
            }
            $manager->save($order);
            $this->pool->getConnectionForTable('mshop_order')->update('mshop_order', ['ctime' => $time, 'mtime' => $time, 'datepayment' => $time], ['id' => $order->getId()]);
        }
    }

    private function item(string $domain, array $data): mixed
    {
        return MShop::create($this->context, $domain)->create()->fromArray($data, true);
    }

    private function save(string $domain, array $data): mixed
    {
        return MShop::create($this->context, $domain)->save($this->item($domain, $data));
    }

    /** Adds a text or price to an item. */
    private function refer(mixed $item, string $domain, string $kind, array $data): mixed
    {
        $data += ["$kind.status" => 1, "$kind.type" => 'default', "$kind.domain" => $domain] + ($kind === 'price' ? ['price.currencyid' => 'CHF', 'price.quantity' => 1] : []);
        return $item->addListItem($kind, MShop::create($this->context, $domain)->createListItem()->setType('default'), $this->item($kind, $data));
    }
}
